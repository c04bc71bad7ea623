import { percentile } from '../../../api/bench/percentile';
import { memoryMb } from '../../../api/bench/process-figures';
import { SERVERS, type ServerName, type WatchedShop } from './servers';
import type { Row } from './table';

const EVERY_MS = 1000;
/** Share of the samples that belong to the warm-up: caches fill and code is compiled. */
const WARM_UP = 0.2;
const ALLOWED_GROWTH = 1.3;

const median = (values: readonly number[]) => percentile(values, 0.5);

/** Samples the resident memory of a shop's servers. */
export function watchMemory(shop: WatchedShop) {
  const samples = new Map<ServerName, number[]>(SERVERS.map((name) => [name, []]));
  const sample = () => {
    for (const name of SERVERS) {
      const pid = shop.pidOf(name);
      const megabytes = pid === null ? null : memoryMb(pid);
      if (megabytes !== null) samples.get(name)?.push(megabytes);
    }
  };
  const timer = setInterval(sample, EVERY_MS);

  function row(name: ServerName): Row {
    const all = samples.get(name) ?? [];
    const warm = all.slice(Math.floor(all.length * WARM_UP));
    const quarter = Math.floor(warm.length / 4);
    const label = `memory of the ${name}, first and last quarter`;
    if (quarter === 0) return { name: label, result: 'too short to tell' };
    const [first, last] = [median(warm.slice(0, quarter)), median(warm.slice(-quarter))];
    return {
      name: label,
      result: `${first} → ${last} MB`,
      goal: `≤ ×${ALLOWED_GROWTH}`,
      isMet: last <= first * ALLOWED_GROWTH,
    };
  }

  return {
    /** @returns the rows of the table */
    stop(): Row[] {
      clearInterval(timer);
      return SERVERS.map(row);
    },
  };
}
