/** The rulebooks, each fetched once in each language. */

import { text } from "../wire/http";
import { read, type Block } from "./markdown";

export interface Book {
  blocks: Block[];
  language: string;
}

const books = new Map<string, Promise<Book>>();

/** The book in a language if there is an edition in it, else in English. */
export function bookOf(game: string, language: string): Promise<Book> {
  const path = `/api/rules/${game}?lang=${language}`;
  const known = books.get(path) ?? fetchBook(path);
  books.set(path, known);
  known.catch(() => books.delete(path));
  return known;
}

async function fetchBook(path: string): Promise<Book> {
  const found = await text(path);
  return { blocks: read(found.text), language: found.language };
}
