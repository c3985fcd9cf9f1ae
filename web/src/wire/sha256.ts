/** SHA-256 of a text, in hex. The browser has its own only where the page came by https. */

const PRIMES = primes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(length - 4, bytes.length << 3);
  const state = [...START];
  for (let block = 0; block < length; block += 64) digest(state, view, block);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function digest(state: number[], view: DataView, block: number): void {
  const words = Array.from({ length: 16 }, (_, place) => view.getInt32(block + 4 * place));
  for (let place = 16; place < 64; place++) {
    const [early, late] = [words[place - 15]!, words[place - 2]!];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((words[place - 16]! + small + words[place - 7]! + large) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place++) {
    const large = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + large + ((e & f) ^ (~e & g)) + ROUND[place]! + words[place]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place]! + word) | 0));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}
