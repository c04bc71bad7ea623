import { setMaxListeners } from 'node:events';
import { percentile } from '../../../api/bench/percentile';
import { watchMemory } from '../lib/memory';
import { countOf, type Run } from '../lib/run';
import { startWatchedShop, type WatchedShop } from '../lib/servers';
import { figure, none, type Outcome, type Row } from '../lib/table';
import { type BadRequests, sendBadRequests } from './bad-visitors';
import { crowd, type Experience, findLostUnits, KINDS, THINKING_MS, type Ware } from './shoppers';
import { isInTime, type Kept, keepSlow } from './slow-connections';
import { findLargeFile, readWares } from './wares';

const MINUTES = 30;
/** The bench measures with 32 connections. */
const USUAL = 32;
const FACTOR = 10;
/** One bad request for four good ones. */
const BAD_VISITORS = (USUAL * FACTOR) / 4;
const SLOW = 300;
const REPORT_MS = 30_000;
/** How much slower good requests may become. */
const ALLOWED_FACTOR = 3;

interface Soaked {
  minutes: number;
  goal: number;
  idle: Experience;
  busy: Experience;
  bad: BadRequests;
  slow: Kept[];
  lost: string[];
  memory: Row[];
  crashes: string[];
}

const allTimes = ({ times }: Experience): number[] => Object.values(times).flat();

function latencyRows(idle: Experience, busy: Experience): Row[] {
  const compare = (what: string, share: number, before: readonly number[], under: readonly number[]) => ({
    name: `p${share * 100} of ${what}, ${USUAL} and ${USUAL * FACTOR} shoppers`,
    result: `${percentile(before, share).toFixed(1)} → ${percentile(under, share).toFixed(1)} ms`,
  });
  const [before, under] = [allTimes(idle), allTimes(busy)];
  const isMet = percentile(under, 0.99) <= percentile(before, 0.99) * ALLOWED_FACTOR;
  // Tells which kind of request the tail consists of, or waits for.
  const kinds = KINDS.filter((kind) => idle.times[kind].length > 0 && busy.times[kind].length > 0);
  return [
    compare('good requests', 0.5, before, under),
    { ...compare('good requests', 0.99, before, under), goal: `≤ ×${ALLOWED_FACTOR}`, isMet },
    ...kinds.map((kind) => compare(kind, 0.99, idle.times[kind], busy.times[kind])),
  ];
}

function slowRows(slow: readonly Kept[]): Row[] {
  return slow.map((kept) => ({
    name: `connection that ${kept.name}, kept at most`,
    result: `${(kept.longestMs / 1000).toFixed(1)} s, ${kept.closed} closed`,
    goal: `${kept.limitMs / 1000} s`,
    isMet: isInTime(kept),
  }));
}

function reportLoad({ minutes, goal, idle, busy, bad, slow, lost, memory, crashes }: Soaked): Outcome {
  const kinds: [string, string[]][] = [
    ['good requests that failed', [...idle.failures, ...busy.failures]],
    ['carts without what was acknowledged', lost],
    ['bad requests that the shop blames itself for', bad.problems],
    ['servers that ended', crashes],
  ];
  const units = [...idle.carts, ...busy.carts].reduce((sum, cart) => sum + cart.units, 0);
  const share = bad.sent / (bad.sent + allTimes(busy).length);
  const rows: Row[] = [
    { name: 'minutes', result: minutes.toFixed(1), goal: String(goal), isMet: minutes >= goal },
    figure('good requests per second', allTimes(busy).length / minutes / 60, 'per s'),
    figure('bad requests', share * 100, '%'),
    ...latencyRows(idle, busy),
    { name: 'units added to carts', result: String(units) },
    ...kinds.map(([name, found]) => none(name, found)),
    ...slowRows(slow),
    ...memory,
  ];
  const title = `load: ${USUAL * FACTOR} shoppers, a request every ${THINKING_MS / 1000} s, ${SLOW} slow connections`;
  return { title, rows, findings: kinds.flatMap(([name, all]) => all.map((text) => `${name}: ${text}`)) };
}

/** Ends after some minutes, or when the run is interrupted. */
function after({ stopping }: Run, minutes: number): AbortSignal {
  const end = new AbortController();
  // Every shopper and every connection listens.
  setMaxListeners(0, end.signal);
  const stop = () => {
    clearTimeout(timer);
    end.abort();
  };
  const timer = setTimeout(stop, minutes * 60_000);
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  return end.signal;
}

async function soakShop(run: Run, goal: number, shop: WatchedShop): Promise<Outcome> {
  const { origin } = shop;
  const wares: Ware[] = await readWares(shop);
  const common = { origin, wares };
  run.report(`${USUAL} shoppers warm the shop up, then their requests are timed`);
  const calm = Math.min(1, goal);
  await crowd({ ...common, count: USUAL, seed: 'warm', signal: after(run, calm / 2) });
  const idle = await crowd({ ...common, count: USUAL, seed: 'idle', signal: after(run, calm) });
  run.report(`${USUAL * FACTOR} shoppers for ${goal} minutes`);
  const memory = watchMemory(shop);
  const started = performance.now();
  const minutes = () => (performance.now() - started) / 60_000;
  const timer = setInterval(() => run.report(`${minutes().toFixed(1)} minutes`), REPORT_MS);
  const signal = after(run, goal);
  const [busy, bad, slow] = await Promise.all([
    crowd({ ...common, count: USUAL * FACTOR, seed: 'busy', signal }),
    sendBadRequests({ origin, count: BAD_VISITORS, signal }),
    keepSlow({ origin, path: await findLargeFile(origin), count: SLOW, signal }),
  ]);
  clearInterval(timer);
  const soaked = { minutes: minutes(), goal, idle, busy, bad, slow, memory: memory.stop() };
  const lost = await findLostUnits(origin, [...idle.carts, ...busy.carts]);
  return reportLoad({ ...soaked, lost, crashes: shop.crashes });
}

/** Half an hour at ten times the usual load, with bad requests and slow connections among the good ones. */
export async function soakLoad(run: Run): Promise<Outcome> {
  const goal = countOf('SOAK_MINUTES', MINUTES);
  const shop = await startWatchedShop({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '9999999' });
  try {
    return await soakShop(run, goal, shop);
  } finally {
    await shop.close();
  }
}
