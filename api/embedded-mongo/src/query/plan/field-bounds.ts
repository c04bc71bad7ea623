import type { Collation } from '../../collation/collation';
import { conditionBounds } from './condition-bounds';
import { type Interval, intersect } from './intervals';
import type { Bounds } from './point-bounds';
import type { Requirement } from './requirements';

interface FieldBounds {
  points?: Buffer[];
  interval?: Interval;
  used: Requirement[];
}

/** Combines the conditions on one index field. On an array field only one of them may bound the scan. */
export function fieldBounds(
  list: Requirement[],
  path: string,
  multikey: boolean,
  collation: Collation | undefined,
): FieldBounds | undefined {
  const found: { requirement: Requirement; bounds: Bounds }[] = [];
  for (const requirement of list) {
    if (requirement.path !== path) continue;
    const bounds = conditionBounds(requirement.condition, multikey, collation);
    if (bounds) found.push({ requirement, bounds });
  }
  const usable = (entry: (typeof found)[number]): Requirement[] =>
    entry.bounds.exact && entry.requirement.whole ? [entry.requirement] : [];
  const points = found
    .filter(({ bounds }) => bounds.points)
    .sort((a, b) => (a.bounds.points?.length ?? 0) - (b.bounds.points?.length ?? 0))[0];
  if (points) return { points: points.bounds.points ?? [], used: usable(points) };
  const first = found[0];
  if (!first?.bounds.interval) return undefined;
  if (multikey) return { interval: first.bounds.interval, used: usable(first) };
  const interval = found.reduce<Interval>(
    (all, { bounds }) => (bounds.interval ? intersect(all, bounds.interval) : all),
    first.bounds.interval,
  );
  return { interval, used: found.flatMap(usable) };
}
