import { isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { numericValue } from '../values/number';
import { TypeRank, typeRank } from '../values/type-rank';

/** When a fail point takes effect. */
export type Mode =
  | { kind: 'alwaysOn' }
  | { kind: 'times'; left: number }
  | { kind: 'skip'; left: number }
  | { kind: 'random'; probability: number };

function count(value: unknown, name: string): number {
  const number = typeRank(value) === TypeRank.number ? Number(numericValue(value)) : Number.NaN;
  if (!Number.isInteger(number) || number < 0) {
    throw new MongoError('BadValue', `Expected a non-negative integer for the fail point mode '${name}'`);
  }
  return number;
}

/** Reads a mode; undefined turns the fail point off. */
export function parseMode(mode: unknown): Mode | undefined {
  if (mode === 'off') return undefined;
  if (mode === 'alwaysOn') return { kind: 'alwaysOn' };
  const [[name, value] = [], ...others] = isDocument(mode) ? Object.entries(mode) : [];
  if (others.length === 0) {
    if (name === 'times') return { kind: 'times', left: count(value, name) };
    if (name === 'skip') return { kind: 'skip', left: count(value, name) };
    if (name === 'activationProbability') return { kind: 'random', probability: Number(value) };
  }
  throw new MongoError('BadValue', "A fail point's mode is 'off', 'alwaysOn', {times: n} or {skip: n}");
}
