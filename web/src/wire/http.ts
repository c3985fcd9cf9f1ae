/** Requests to the service. Failures carry a key of the catalogues. */

import type { Json, Wording } from "./messages";

export class Failure extends Error {
  constructor(
    readonly key: string,
    readonly rule = "",
    readonly args: Wording["args"] = {},
    readonly status = 0,
  ) {
    super(key);
  }
}

/** The service could not be reached at all. */
export const OFFLINE = "ui-offline";

export function get<Answer>(path: string): Promise<Answer> {
  return call<Answer>("GET", path);
}

export function post<Answer>(path: string, body: Json = {}): Promise<Answer> {
  return call<Answer>("POST", path, body);
}

export function remove<Answer>(path: string): Promise<Answer> {
  return call<Answer>("DELETE", path);
}

/** A text, and the language it is written in, if the service says so. */
export async function text(path: string): Promise<{ text: string; language: string }> {
  const answer = await reach(path, {});
  if (!answer.ok) throw await failure(answer);
  return { text: await answer.text(), language: answer.headers.get("content-language") ?? "" };
}

async function call<Answer>(method: string, path: string, body?: Json): Promise<Answer> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const answer = await reach(path, init);
  if (!answer.ok) throw await failure(answer);
  const found = await answer.text();
  return (found ? JSON.parse(found) : null) as Answer;
}

const ahead = new Map<string, Promise<Response>>();

/** Ask before it is known who will read the answer: whoever asks next gets it. */
export function askAhead(path: string): Promise<Response> {
  const asked = reach(path, { headers: { accept: "application/json, text/*" } });
  ahead.set(path, asked);
  asked.catch(() => undefined);
  return asked.then((answer) => answer.clone());
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  const asked = ahead.get(path);
  if (asked && (init.method ?? "GET") === "GET") {
    ahead.delete(path);
    return asked;
  }
  try {
    return await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Failure(OFFLINE);
  }
}

async function failure(answer: Response): Promise<Failure> {
  try {
    const { error } = (await answer.json()) as {
      error: { key: string; rule?: string; args?: Wording["args"] };
    };
    return new Failure(error.key, error.rule, error.args, answer.status);
  } catch {
    return new Failure("ui-service-failed", "", { status: answer.status }, answer.status);
  }
}
