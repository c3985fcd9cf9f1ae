/** The rulebooks, each fetched once. */

import { text } from "../wire/http";
import { read, type Block } from "./markdown";

const books = new Map<string, Promise<Block[]>>();

export function bookOf(game: string): Promise<Block[]> {
  const known = books.get(game) ?? text(`/api/rules/${game}`).then(read);
  books.set(game, known);
  known.catch(() => books.delete(game));
  return known;
}
