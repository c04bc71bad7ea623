import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import { type Mode, parseMode } from './mode';

/** MongoDB's fail points that this server has. */
const NAMES = [
  'failCommand',
  'failGetMoreAfterCursorCheckout',
  'maxTimeAlwaysTimeOut',
  'maxTimeNeverTimeOut',
  'onPrimaryTransactionalWrite',
] as const;

export type FailPointName = (typeof NAMES)[number];

interface FailPoint {
  mode: Mode;
  data: Doc;
}

function isFailPoint(name: unknown): name is FailPointName {
  return NAMES.some((known) => known === name);
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
