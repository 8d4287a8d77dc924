#!/bin/sh
# The rows of docs/bots.md, the most valuable first: sh bench/bots.sh [SEEDS2 [SEEDS4 [WORKERS]]]
# Every row has a folder under results/ and goes on where it was stopped, also with more seeds: `sh bench/bots.sh 10 3` first shows where each
# title stands.  Delete results/ when a bot was changed.
set -eu
seeds2=${1:-200} seeds4=${2:-100} workers=${3:-2}
cd "$(dirname "$0")/.."
python=.venv/bin/python
$python -m civitas.native build/native >/dev/null
PYTHONPATH=build/native
export PYTHONPATH

row() { # folder, then the words of the arena
    folder=results/$1
    shift
    echo "== civitas arena $*"
    $python -m civitas arena "$@" --workers "$workers" --out "$folder"
}

for game in civ80 smc coc tta; do # what the issue of strength asks for first
    row "$game-2" $game --players 2 --bots planner,greedy-1 --seeds "$seeds2" --seed row2
    row "$game-4" $game --players 4 --bots planner,greedy-1 --first --seeds "$seeds4" --seed row4
done
for game in coc civ80 smc tta; do # cheap: greedy against what it was and against chance, and easy
    row "$game-greedy" $game --players 2 --bots greedy,greedy-1,easy,random --seeds 50 --seed ladder
done
for game in civ80 smc coc tta; do
    row "$game-strong" $game --players 2 --bots planner-strong,planner --seeds "$seeds2" --seed strong
    row "$game-balance" $game --players 4 --bots greedy --seeds 400 --seed balance
done
for game in civilization_1980 sid_meiers_civilization clash_of_cultures through_the_ages; do # what the lobby shows
    case $game in civilization_1980) short=civ80 ;; sid_meiers_civilization) short=smc ;; clash_of_cultures) short=coc ;; *) short=tta ;; esac
    PYTHONPATH=src $python -m civitas.bots.ratings $game "results/$short-2" "results/$short-greedy" "results/$short-strong"
done
for game in civ80 smc coc tta; do # no crash, stall or illegal choice
    for bot in random easy greedy planner; do
        $python -m civitas simulate $game --bots $bot --games 1000 --workers "$workers" --seed thousand
    done
done
