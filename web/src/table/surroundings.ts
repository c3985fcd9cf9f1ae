/** What a live table needs of the browser. */

import type { Socket } from "../wire/live";

export const SURROUNDINGS = {
  connect(match: string): Socket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/matches/${match}/live`) as Socket;
  },
  /** What is forgotten with the tab. */
  get store(): Storage | null {
    try {
      return sessionStorage;
    } catch {
      return null;
    }
  },
  /** What is still known in the next match. */
  get memory(): Storage | null {
    try {
      return localStorage;
    } catch {
      return null;
    }
  },
  /** Browsers show their seats by cookie. */
  tokens: (): string[] => [],
};
