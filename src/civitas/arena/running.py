"""Playing many games: in processes of this machine or on a Ray cluster, with a journal that survives being killed.

The journal is a file of lines, one a game, each written and flushed when its game is over.  Whoever starts again with the same
journal goes on where it ended: a game that stands there is not played again.  A worker that is killed loses only the game it was
playing, and that one is played again.
"""

from __future__ import annotations

import itertools
import json
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from .matches import Match
from .playing import play

TRIES = 3  # times that a game is begun which ends its worker


class Journal:
    """Results, in a file or in memory only.

    >>> journal = Journal(None)
    >>> journal.add({"key": "a|b|1|0"})
    >>> "a|b|1|0" in journal, len(journal.results)
    (True, 1)
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: list[dict[str, Any]] = []
        self.keys: set[str] = set()
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """All whole lines; what a killed process left half written is cut off."""
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(path, whole)
        for line in data[:whole].splitlines():
            try:
                self._keep(json.loads(line))
            except ValueError:
                raise ValueError(f"{path} is no journal of the arena") from None

    def _keep(self, result: dict[str, Any]) -> None:
        if result["key"] not in self.keys:
            self.keys.add(result["key"])
            self.results.append(result)

    def __contains__(self, key: str) -> bool:
        return key in self.keys

    def add(self, result: dict[str, Any]) -> None:
        """Keep a result; it is on the disk when this returns.  One that is there already is not kept twice."""
        if result["key"] in self.keys:
            return
        self._keep(result)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(json.dumps(result, separators=(",", ":")).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())


def run(todo: Iterable[Match], journal: Journal, workers: int = 1, ray: str = "") -> Iterator[dict[str, Any]]:
    """Play what the journal does not have yet; each result as it comes, after it was kept.

    >>> match = Match("through_the_ages", 2, "x", "random", "random", 0, {"mode": "first_game"})
    >>> journal = Journal(None)
    >>> len(list(run([match], journal))), len(list(run([match], journal)))
    (1, 0)
    """
    left = [match for match in todo if match.key not in journal]
    found = on_ray(left, ray) if ray else map(play, left) if workers == 1 else in_processes(left, workers)
    for result in found:
        journal.add(result)
        yield result


def quiet_on_interrupt() -> None:
    """Ctrl-C ends a worker without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def in_processes(todo: list[Match], workers: int, work: Callable[[Match], dict[str, Any]] = play) -> Iterator[dict[str, Any]]:
    """In processes of this machine; when one is killed there are new ones, and only what was being played is begun again."""
    begun: dict[str, int] = {}
    left = list(todo)
    while left:
        done: set[str] = set()
        with ProcessPoolExecutor(min(workers, len(left)), get_context("spawn"), initializer=quiet_on_interrupt) as pool:
            waiting: dict[Future[dict[str, Any]], Match] = {}
            queue = iter(left)
            try:
                for match in queue:
                    begun[match.key] = begun.get(match.key, 0) + 1
                    waiting[pool.submit(work, match)] = match
                    while len(waiting) >= 2 * workers:
                        yield from collect(waiting, done)
                while waiting:
                    yield from collect(waiting, done)
            except BrokenProcessPool:
                if lost := [match.key for match in todo if match.key not in done and begun.get(match.key, 0) >= TRIES]:
                    raise RuntimeError(f"the game {lost[0]} has ended its worker {TRIES} times") from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
        left = [match for match in left if match.key not in done]


def collect(waiting: dict[Future[dict[str, Any]], Match], done: set[str]) -> Iterator[dict[str, Any]]:
    """What is over by now; BrokenProcessPool only when nothing else is left to take."""
    over, _ = wait(waiting, return_when=FIRST_COMPLETED)
    broken: BaseException | None = None
    for future in over:
        match = waiting.pop(future)
        if (problem := future.exception()) is not None:
            broken = problem
            continue
        done.add(match.key)
        yield future.result()
    if broken is not None:
        for future in [future for future in waiting if future.done() and future.exception() is None]:
            done.add(waiting.pop(future).key)
            yield future.result()
        raise broken


def on_ray(todo: list[Match], address: str) -> Iterator[dict[str, Any]]:
    """On a Ray cluster: a game whose node is lost is begun again elsewhere."""
    with cluster(address) as ray:
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(play)
        queue = iter(todo)
        room = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
        waiting = {remote.remote(match) for match in itertools.islice(queue, room)}
        while waiting:
            over, _ = ray.wait(list(waiting), num_returns=1)
            for reference in over:
                waiting.discard(reference)
                yield ray.get(reference)
                if (match := next(queue, None)) is not None:
                    waiting.add(remote.remote(match))


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """The module ray, connected to a cluster (``local``: one of this machine); ValueError where it is not installed."""
    try:
        import ray  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        raise ValueError("a Ray cluster needs ray, which is not installed: pip install 'civitas[ray]'") from None
    ray.init(address=None if address == "local" else address, log_to_driver=False)
    try:
        yield ray
    finally:
        ray.shutdown()


@contextmanager
def workforce(workers: int, ray: str = "") -> Iterator[Callable[..., Iterable[Any]]]:
    """A ``map`` that keeps the order: here, in so many processes, or on a Ray cluster; what was lost with a worker is done again.

    >>> with workforce(1) as each:
    ...     list(each(abs, [-1]))
    [1]
    """
    if ray:
        with cluster(ray) as connected:

            def each(work: Callable[[Any], Any], items: Iterable[Any]) -> list[Any]:
                remote = connected.remote(num_cpus=1, max_retries=TRIES)(work)
                found: list[Any] = connected.get([remote.remote(item) for item in items])
                return found

            yield each
    elif workers == 1:
        yield map
    else:
        crew = Crew(workers)
        try:
            yield crew.each
        finally:
            crew.pool.shutdown(wait=False, cancel_futures=True)


class Crew:
    """Processes that share work; when one of them is killed there are new ones.

    >>> Crew(2).workers
    2
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.hire()

    def hire(self) -> ProcessPoolExecutor:
        """New processes; they begin when there is something to do."""
        return ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=quiet_on_interrupt)

    def each(self, work: Callable[[Any], Any], items: Iterable[Any]) -> list[Any]:
        """What comes of each item, in their order; RuntimeError where its worker is lost again and again."""
        todo = dict(enumerate(items))
        found: dict[int, Any] = {}
        for _ in range(TRIES):
            waiting = {number: self.pool.submit(work, item) for number, item in todo.items() if number not in found}
            try:
                for number, future in waiting.items():
                    found[number] = future.result()
                return [found[number] for number in todo]
            except BrokenProcessPool:
                done = [number for number, future in waiting.items() if future.done() and future.exception() is None]
                found.update({number: waiting[number].result() for number in done})
                self.pool = self.hire()
        raise RuntimeError(f"work has ended its worker {TRIES} times")
