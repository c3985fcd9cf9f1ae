/** The board of each game: a room of its own, fetched when somebody sits down there. */

import type { GameBoard } from "../boards/contract";

export const BOARDS = import.meta.glob<{ board: GameBoard }>("./*/board.ts");
