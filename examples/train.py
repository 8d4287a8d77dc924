"""A small agent that learns the first game of Through the Ages from nothing: a policy gradient in plain numpy.

    python examples/train.py                    learns, then plays fresh games against random and greedy
    python examples/train.py --games 200        sooner done, and weaker

Every action has a preference that depends on a few numbers of the position (``SEEN``); it is drawn by softmax among the legal ones.
After each batch of games the preferences move towards what brought a better margin from there on than was usual at that step (REINFORCE
with a baseline; Williams, 1992), by Adam.  The same seed gives the same agent.
"""

from __future__ import annotations

import argparse

import numpy as np

import civitas

TITLE, SHORT = "through_the_ages", {"mode": "first_game"}
SEEN = {  # features of the observation that preferences depend on, and what is about 1 of them
    **{f"age.{age}": 1.0 for age in ("A", "I", "II")},
    **{f"me.{name}": 4.0 for name in ("civil_actions", "unused_workers", "food", "resources", "science", "happiness", "corruption")},
    **{f"me.{name}": 3.0 for name in ("culture_rating", "science_rating", "strength", "civil_cards", "consumption")},
}
STEPS = 3000  # longer than any game
BATCH = 10  # games between two moves


class Agent:
    """Preferences of actions, a row for each, and how they are learned."""

    def __init__(self, env, seed):
        self.at = np.array([env.unwrapped.table.names.index(name) for name in SEEN])
        self.scale = np.array(list(SEEN.values()))
        self.wish = np.zeros((env.action_space.n, len(SEEN) + 1))
        self.mean, self.square, self.moves = np.zeros_like(self.wish), np.zeros_like(self.wish), 0
        self.usual = np.zeros(STEPS)  # what is to come at each step, as a rule
        self.rng = np.random.default_rng(seed)

    def look(self, seen):
        """The few numbers that matter, and the legal actions with how likely each is."""
        few = np.append(seen["observation"][self.at] / self.scale, 1.0)
        legal = np.flatnonzero(seen["action_mask"])
        wish = self.wish[legal] @ few
        odds = np.exp(wish - wish.max())
        return few, legal, odds / odds.sum()

    def learn(self, games, rate):
        """Move towards what went better than usual."""
        push = np.zeros_like(self.wish)
        for steps, rewards in games:
            to_come = np.cumsum(rewards[::-1])[::-1]
            gain = to_come - self.usual[: len(to_come)]
            self.usual[: len(to_come)] += 0.1 * gain
            for (few, legal, odds, action), better in zip(steps, np.clip(gain / 30, -3, 3), strict=True):
                push[legal] -= better * odds[:, None] * few
                push[action] += better * few
        push /= len(games)
        self.moves += 1
        self.mean += 0.1 * (push - self.mean)
        self.square += 0.01 * (push**2 - self.square)
        step = self.mean / (1 - 0.9**self.moves) / (np.sqrt(self.square / (1 - 0.99**self.moves)) + 1e-8)
        self.wish += rate * step


def play(env, agent, seed, note=False):
    """One game: its steps, where they are noted, and the rewards."""
    seen, _ = env.reset(seed=seed)
    steps, rewards, over = [], [], False
    while not over:
        few, legal, odds = agent.look(seen)
        action = int(agent.rng.choice(legal, p=odds))
        if note:
            steps.append((few, legal, odds, action))
        seen, reward, ended, cut, _ = env.step(action)
        rewards.append(reward)
        over = ended or cut
    return steps, np.array(rewards)


def measure(agent, opponent, games, seed):
    """How many of fresh games are won, and by how much in the mean."""
    env = civitas.env.gym(TITLE, opponents=opponent, options=SHORT, reward="margin", steps=STEPS)
    margins = [play(env, agent, seed + n)[1].sum() for n in range(games)]
    return sum((margin > 0) + (margin == 0) / 2 for margin in margins) / games, float(np.mean(margins))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500, help="to learn from")
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", type=int, default=100, help="games to measure with")
    wish = parser.parse_args()
    env = civitas.env.gym(TITLE, opponents="random", options=SHORT, reward="margin", steps=STEPS)
    agent = Agent(env, wish.seed)
    for begun in range(0, wish.games, BATCH):
        games = [play(env, agent, 1_000_000 * wish.seed + begun + n, note=True) for n in range(BATCH)]
        agent.learn(games, wish.rate)
        if begun // BATCH % 10 == 9:
            print(f"{begun + BATCH:6} games, margin {np.mean([rewards.sum() for _, rewards in games]):+.1f}", flush=True)
    for opponent in ("random", "greedy"):
        won, margin = measure(agent, opponent, wish.fresh, 500_000_000)
        print(f"against {opponent}: won {won:.0%} of {wish.fresh} fresh games, margin {margin:+.1f}")


if __name__ == "__main__":
    main()
