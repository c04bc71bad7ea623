import type { Entry } from '../../storage/reader';
import type { IndexPlan } from '../plan/plan';

/** Merges scans by the fields after their bounded ones, so that an `$in` preserves the sort order. */
export function* mergeScans(scans: Generator<Entry>[], plan: IndexPlan): Generator<Entry> {
  const prefixes = (plan.reverse ? plan.mergeFrom?.toReversed() : plan.mergeFrom) ?? [];
  const heads = scans.map((scan, position) => ({ scan, head: scan.next(), prefix: prefixes[position] ?? 0 }));
  const direction = plan.reverse ? -1 : 1;
  for (;;) {
    let best: (typeof heads)[number] | undefined;
    for (const candidate of heads) {
      if (candidate.head.done) continue;
      if (!best || best.head.done || compareTails(candidate, best) * direction < 0) best = candidate;
    }
    if (!best || best.head.done) return;
    yield best.head.value;
    best.head = best.scan.next();
  }
}

interface Head {
  head: IteratorResult<Entry>;
  prefix: number;
}

function compareTails(a: Head, b: Head): number {
  const x = (a.head.value as Entry).key;
  const y = (b.head.value as Entry).key;
  return x.compare(y, b.prefix, y.length, a.prefix, x.length);
}
