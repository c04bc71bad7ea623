import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { numericValue } from '../values/number';
import { TypeRank, typeRank } from '../values/type-rank';

/** MongoDB's fail points that this server has. */
const NAMES = [
  'failCommand',
  'failGetMoreAfterCursorCheckout',
  'maxTimeAlwaysTimeOut',
  'maxTimeNeverTimeOut',
  'onPrimaryTransactionalWrite',
] as const;

export type FailPointName = (typeof NAMES)[number];

/** When a fail point takes effect. */
type Mode =
  | { kind: 'alwaysOn' }
  | { kind: 'times'; left: number }
  | { kind: 'skip'; left: number }
  | { kind: 'random'; probability: number };

interface FailPoint {
  mode: Mode;
  data: Doc;
}

function isFailPoint(name: unknown): name is FailPointName {
  return NAMES.some((known) => known === name);
}

function count(value: unknown, name: string): number {
  const number = typeRank(value) === TypeRank.number ? Number(numericValue(value)) : Number.NaN;
  if (!Number.isInteger(number) || number < 0) {
    throw new MongoError('BadValue', `Expected a non-negative integer for the fail point mode '${name}'`);
  }
  return number;
}

/** Reads a mode; undefined turns the fail point off. */
function parseMode(mode: unknown): Mode | undefined {
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

/** The server's fail points: the faults that a test has asked for by `configureFailPoint`. */
export class FailPoints {
  readonly #active = new Map<FailPointName, FailPoint>();
  readonly #entered = new Map<FailPointName, number>();

  /**
   * Sets or removes a fail point.
   * @returns How often it has taken effect since the server started.
   * @throws MongoError FailPointSetFailed (191) for a name that is not known.
   */
  configure(name: unknown, mode: unknown, data: Doc): number {
    if (!isFailPoint(name)) throw new MongoError('FailPointSetFailed', `${String(name)} not found`);
    const parsed = parseMode(mode);
    if (parsed) this.#active.set(name, { mode: parsed, data });
    else this.#active.delete(name);
    return this.#entered.get(name) ?? 0;
  }

  /** Returns the fail point's data if it takes effect now; only evaluations that `applies` accepts are counted. */
  evaluate(name: FailPointName, applies: (data: Doc) => boolean = () => true): Doc | undefined {
    const point = this.#active.get(name);
    if (!point || !applies(point.data) || !this.#fires(name, point.mode)) return undefined;
    this.#entered.set(name, (this.#entered.get(name) ?? 0) + 1);
    return point.data;
  }

  #fires(name: FailPointName, mode: Mode): boolean {
    if (mode.kind === 'random') return Math.random() < mode.probability;
    if (mode.kind === 'skip') return mode.left === 0 || mode.left-- < 0;
    if (mode.kind === 'times' && --mode.left <= 0) this.#active.delete(name);
    return mode.kind !== 'times' || mode.left >= 0;
  }
}
