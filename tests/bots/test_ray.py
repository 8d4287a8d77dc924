"""The arena on a Ray cluster of two nodes on this machine; where ray is installed (``pip install 'civitas[ray]'``)."""

from __future__ import annotations

import pytest

pytest.importorskip("ray")

from ray.cluster_utils import Cluster

from civitas.arena.matches import Match
from civitas.arena.running import Journal, run, workforce
from civitas.arena.tuning import Tuner
from civitas.kernel.registry import game

SHORT = {"mode": "first_game"}


@pytest.mark.filterwarnings("ignore")
def test_a_lost_node_loses_no_result_and_repeats_none(tmp_path):
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    other = cluster.add_node(num_cpus=1)
    todo = [Match("through_the_ages", 2, f"r{n}", "greedy", "random", n % 2, SHORT) for n in range(8)]
    journal = Journal(tmp_path / "games.jsonl")
    try:
        found = []
        for result in run(todo, journal, ray=cluster.address):
            found.append(result["key"])
            if len(found) == 2:
                cluster.remove_node(other, allow_graceful=False)
    finally:
        cluster.shutdown()
    assert sorted(found) == sorted(match.key for match in todo)
    assert not [result["fault"] for result in journal.results if result["fault"]]
    assert len(Journal(tmp_path / "games.jsonl").results) == 8


@pytest.mark.filterwarnings("ignore")
def test_tuning_on_a_cluster_finds_what_it_finds_here():
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)

    def tuned(each):
        tuner = Tuner(game("through_the_ages"), 2, "t", SHORT, names=["rival"], seeds=1)
        return list(tuner.run(1, each)), tuner.best

    try:
        with workforce(1, cluster.address) as each:
            found = tuned(each)
    finally:
        cluster.shutdown()
    assert found == tuned(map)
