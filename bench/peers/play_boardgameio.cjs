// boardgame.io: a turn-based engine in JavaScript; its own tic-tac-toe, moves made at random through a local client.
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((at) => G.cells[at] !== null && G.cells[at] === G.cells[line[0]]))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

let luck = 1;
const draw = (n) => {
  luck = (luck * 16807) % 2147483647;
  return luck % n;
};

function play() {
  const client = Client({ game, debug: false });
  client.start();
  let n = 0;
  while (!client.getState().ctx.gameover) {
    const cells = client.getState().G.cells;
    const free = [];
    for (let at = 0; at < 9; at++) if (cells[at] === null) free.push(at);
    client.moves.place(free[draw(free.length)]);
    n++;
  }
  client.stop();
  return n;
}

const seconds = () => {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
};
const slices = [];
play();
for (let i = 0; i < 5; i++) {
  const start = seconds();
  let n = 0, games = 0;
  while (seconds() < start + 0.4) {
    n += play();
    games++;
  }
  const took = seconds() - start;
  slices.push([n / took, games / took]);
}
slices.sort((a, b) => b[0] - a[0]);
console.log(JSON.stringify({ peer: "boardgame.io tic-tac-toe (node)", "decisions/s": slices[0][0], "games/s": slices[0][1] }));
