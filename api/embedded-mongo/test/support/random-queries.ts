import type { Loose } from './database';
import type { Random } from './random';
import { VALUES } from './random-documents';

const FIELDS = ['a', 'b', 'c', 's.x', 's.y'];

function condition(pick: Random): Loose {
  const single = VALUES[pick(12)];
  const number = pick(4) - 1;
  return [
    single,
    { $gt: number },
    { $gte: number + 1, $lt: number + 3 },
    { $lte: single ?? 0 },
    { $in: [single, pick(3), 'x'] },
    { $ne: single },
    { $exists: pick(2) === 0 },
    { $nin: [1, 'a'] },
    { $not: { $gt: number } },
  ][pick(9)];
}

/** Returns a random filter. */
export function filter(pick: Random): Loose {
  const fields = Array.from({ length: 1 + pick(3) }, () => FIELDS[pick(FIELDS.length)] as string);
  const result: Loose = Object.fromEntries(fields.map((field) => [field, condition(pick)]));
  if (pick(5) === 0) result.s = { $elemMatch: { x: pick(3), y: pick(3) } };
  if (pick(6) === 0) return { $or: [result, { b: pick(4) }] };
  return result;
}

/** Returns a random order, which ends with `_id` so that it is complete. */
export function sort(pick: Random): Loose {
  const patterns = [['a'], ['b'], ['b', 'c'], ['c'], ['s.x', 'b'], ['c', 'a'], []];
  const fields = [...(patterns[pick(patterns.length)] as string[]), '_id'];
  const direction = pick(2) ? 1 : -1;
  // Mostly one direction, as the indexes have it; sometimes mixed.
  return Object.fromEntries(fields.map((field) => [field, pick(6) === 0 ? -direction : direction]));
}
