import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CONNECTION_LIMITS } from '../../../shell/server/listen';

const TRICKLE_MS = 1000;
/** The server looks at its connections every two seconds; a busy one a little later. */
const GRACE_MS = 8000;
/** After this time beyond the limit, a client that does not read asks whether its connection still is. */
const PROBE_MS = 5000;
/** The first connections are opened over this time: independent clients never act in the same moment. */
const OPENING_MS = 5000;
/** Requests at once: as many as a connection may leave unanswered, and far more. */
const UNREAD = 12;
const FLOOD = 400;
/** After this time, so that a connection that is closed at once is not at once the next. */
const FLOOD_SECONDS = 5;

interface Slowness {
  name: string;
  /** After this time the shop has said that it closes such a connection. */
  limitMs: number;
  /** Misbehaves on a new connection. @returns what to send every second */
  begin(socket: Socket, path: string): (() => void) | null;
}

const { headersMs, requestMs, stalledMs } = CONNECTION_LIMITS;
/** Node takes what it could still write at first for progress, once. */
const UNREAD_MS = 2 * stalledMs;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const SLOWNESSES: readonly Slowness[] = [
  { name: 'says nothing', limitMs: headersMs, begin: () => null },
  {
    name: 'sends a header a second',
    limitMs: headersMs,
    begin(socket) {
      let lines = 0;
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
      return () => {
        lines += 1;
        socket.write(`X-${lines}: 1\r\n`);
      };
    },
  },
  {
    name: 'sends a byte of its body a second',
    limitMs: requestMs,
    begin(socket) {
      const head = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
      socket.write(`${head}Content-Length: 1000\r\n\r\n{`);
      return () => void socket.write(' ');
    },
  },
  {
    name: 'sends hundreds of requests at once',
    limitMs: headersMs,
    begin(socket, path) {
      let seconds = 0;
      return () => {
        seconds += 1;
        if (seconds === FLOOD_SECONDS) socket.write(get(path).repeat(FLOOD));
      };
    },
  },
  {
    name: 'never reads',
    limitMs: UNREAD_MS,
    begin(socket, path) {
      let silentMs = 0;
      socket.pause();
      socket.write(get(path).repeat(UNREAD));
      return () => {
        silentMs += TRICKLE_MS;
        // Who does not read learns by writing that the connection is closed.
        if (silentMs > UNREAD_MS + PROBE_MS) socket.write('\r\n');
      };
    },
  },
];

/** How long the shop kept the slow connections of one kind. */
export interface Kept {
  name: string;
  limitMs: number;
  closed: number;
  longestMs: number;
}

/** Holds one slow connection until the shop closes it. @returns how long that took; null if the run ended before */
function hold(
  { begin }: Slowness,
  { port, path, signal }: { port: number; path: string; signal: AbortSignal },
): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const started = performance.now();
    let timer: NodeJS.Timeout | null = null;
    const end = () => socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    socket.on('error', () => undefined);
    socket.once('connect', () => {
      const trickle = begin(socket, path);
      if (trickle) timer = setInterval(trickle, TRICKLE_MS);
    });
    socket.resume();
    socket.once('close', () => {
      if (timer) clearInterval(timer);
      signal.removeEventListener('abort', end);
      resolve(signal.aborted ? null : performance.now() - started);
    });
  });
}

interface Options {
  origin: string;
  /** Of a large file. */
  path: string;
  count: number;
  signal: AbortSignal;
}

/** Keeps a number of slow connections open to a shop: one that is closed is followed by the next. */
export async function keepSlow({ origin, path, count, signal }: Options): Promise<Kept[]> {
  const port = Number(new URL(origin).port);
  const kept = SLOWNESSES.map(({ name, limitMs }): Kept => ({ name, limitMs, closed: 0, longestMs: 0 }));
  const worker = async (n: number) => {
    const kind = n % SLOWNESSES.length;
    const [slowness, figures] = [SLOWNESSES[kind], kept[kind]];
    await pause((n / count) * OPENING_MS, undefined, { signal }).catch(() => undefined);
    while (slowness && figures && !signal.aborted) {
      const started = performance.now();
      const ms = await hold(slowness, { port, path, signal });
      if (ms !== null) figures.closed += 1;
      figures.longestMs = Math.max(figures.longestMs, ms ?? performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, n) => worker(n)));
  return kept;
}

/** Whether every connection of a kind was closed in the time that the shop states. */
export const isInTime = ({ limitMs, longestMs }: Kept): boolean => longestMs <= limitMs + GRACE_MS;
