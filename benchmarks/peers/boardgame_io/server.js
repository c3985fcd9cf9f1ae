// boardgame.io's own server with its in-memory store: tic-tac-toe, board after board in one match.
const { Server, Origins } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const EndlessTicTacToe = {
  name: "endless-tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      const won = LINES.some(
        ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c],
      );
      if (won || !G.cells.includes(null)) G.cells = Array(9).fill(null);
    },
  },
};

const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [EndlessTicTacToe], origins: [Origins.LOCALHOST] }).run({
  port,
  lobbyConfig: { apiPort },
});
