import { percentile } from '../../../api/bench/percentile';
import type { ErrorLines } from '../lib/error-lines';
import { SERVERS, type WatchedShop } from '../lib/servers';
import { figure, none, type Outcome, type Row } from '../lib/table';
import type { Findings } from './audit/audit';
import type { Failure, Journal } from './journal';
import type { Killer } from './victims';

const IDLE_KILLS = 3;
/** Goal for the api's return in a shop without visitors. */
const IDLE_API_MS = 3000;

/** The longest of a few restarts of each server, in a shop without visitors. */
export async function measureIdleRestarts(killer: Killer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of SERVERS) {
    const times: number[] = [];
    for (let n = 0; n < IDLE_KILLS; n += 1) times.push(await killer.restart(name));
    const limit = name === 'api' ? IDLE_API_MS : undefined;
    rows.push(figure(`${name} back, shop idle, longest of ${IDLE_KILLS}`, Math.max(...times), 'ms', limit));
  }
  return rows;
}

function restartRows({ kills }: Killer): Row[] {
  return SERVERS.flatMap((name) => {
    const times = kills.flatMap(({ victim, restartMs }) => (victim === name ? (restartMs ?? []) : []));
    if (times.length === 0) return [];
    const p50 = percentile(times, 0.5).toFixed(0);
    const p99 = percentile(times, 0.99).toFixed(0);
    return { name: `${name} back under load, p50 / p99`, result: `${p50} / ${p99} ms` };
  });
}

interface Soaked {
  seed: string;
  /** Number of kills asked for. */
  goal: number;
  shop: WatchedShop;
  killer: Killer;
  journal: Journal;
  log: ErrorLines;
  findings: Findings;
  idleRows: readonly Row[];
}

/** The table of the kills, and each thing that went wrong. */
export function reportKills({ seed, goal, shop, killer, journal, log, findings, idleRows }: Soaked): Outcome {
  const { kills, notReady } = killer;
  const explain = ({ text, requestId }: Failure) => log.explain(text, requestId);
  const kinds: [string, string[]][] = [
    ['acknowledged and lost', [...findings.lost]],
    ['subscribers not billed of those due', [...findings.unbilled]],
    ['doubled, or charged for nothing', [...findings.doubled]],
    ['wrong sums (money, stock, points)', [...findings.sums]],
    ['requests that never succeeded', journal.stuck.map(explain)],
    ['responses other than a success or a defined outage', journal.failures.map(explain)],
    ['servers that were not back within a minute', notReady],
    ['servers that ended without being killed', shop.crashes],
  ];
  const rows: Row[] = [
    { name: 'kills', result: String(kills.length), goal: String(goal), isMet: kills.length >= goal },
    { name: 'orders acknowledged', result: String(journal.orders.length) },
    { name: 'bookings acknowledged', result: String(journal.bookings.size) },
    { name: 'subscribers due', result: String(journal.billings.size) },
    { name: 'requests repeated during outages', result: String(journal.retries) },
    ...kinds.map(([name, found]) => none(name, found)),
    ...idleRows,
    ...restartRows(killer),
  ];
  const all = kinds.flatMap(([name, found]) => found.map((text) => `${name}: ${text}`));
  return { title: `kills (seed ${seed})`, rows, findings: all };
}
