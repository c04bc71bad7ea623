import type { Db } from 'mongodb';
import { type ListRange, type ListSpan, mergeLists, spanFilter } from '../../../lib/ordered-lists';
import type { JourneyStatus, JourneySubscriptionDocument } from '../documents';

/** Charges that were due and are not made, or those of the next days. */
export type ChargeState = 'failed' | 'coming';

type Program = JourneySubscriptionDocument;
type Part = ListSpan & { status: JourneyStatus };

const HOUR_MS = 60 * 60_000;
/** The renewal job runs every few minutes: what is due for an hour was tried. */
const TRIED_MS = HOUR_MS;
const AHEAD_MS = 30 * 24 * HOUR_MS;
const EVER = new Date(0);
const INDEX = 'charges_in_order';

const subscriptions = (db: Db) => db.collection<Program>('journey_subscriptions');

/** Creates the index that has the charges of programs in order. */
export async function ensureIndexes(db: Db): Promise<void> {
  await subscriptions(db).createIndex({ status: 1, next_period_at: 1, _id: 1 }, { name: INDEX });
}

/** The latest day on which a charge was due that was tried by now. */
const triedUntil = (now: Date): Date => new Date(now.getTime() - TRIED_MS);

/** The lists that a list of charges is merged from. */
function partsOf(state: ChargeState, now: Date): Part[] {
  if (state === 'coming') {
    return [{ status: 'active', from: triedUntil(now), until: new Date(now.getTime() + AHEAD_MS) }];
  }
  return [
    { status: 'PaymentDeclinedForRenewal', from: EVER },
    { status: 'NoRepeats', from: EVER },
    { status: 'active', from: EVER, until: triedUntil(now) },
  ];
}

/** When the charge of a listed program was due, or is. */
export const dueAt = ({ next_period_at }: Pick<Program, 'next_period_at'>): Date => next_period_at ?? EVER;

/** Lists the programs with charges of a kind, by when these are due. */
export async function listCharges(
  db: Db,
  { state, now, ...range }: ListRange & { state: ChargeState; now: Date },
): Promise<Program[]> {
  const direction = range.newest ? -1 : 1;
  const lists = partsOf(state, now).map(({ status, ...span }) =>
    subscriptions(db)
      .find({ status, ...spanFilter<Program>('next_period_at', span, range) })
      .sort({ next_period_at: direction, _id: direction })
      .limit(range.limit)
      .toArray(),
  );
  return mergeLists(lists, dueAt, range);
}

/** Counts the charges of a kind, by the keys of the index alone. */
export async function countCharges(db: Db, state: ChargeState, now: Date): Promise<number> {
  const ranges = { newest: false, after: null };
  const counts = partsOf(state, now).map(({ status, ...span }) =>
    subscriptions(db).countDocuments(
      { status, ...spanFilter<Program>('next_period_at', span, ranges) },
      { hint: INDEX },
    ),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
