import type { Db, Filter } from 'mongodb';
import { type ListRange, type ListSpan, mergeLists, spanFilter } from '../../../lib/ordered-lists';
import { dueBeforeRetries } from '../cycle-dates';
import type { AutoDeliveryDocument } from '../documents';

/** Charges that were due and are not made, or those of the next days. */
export type ChargeState = 'failed' | 'coming';

/** A list that an index has in order, by a date of the cycle that no retry moves. */
interface Part {
  filter: Filter<AutoDeliveryDocument>;
  by: 'lockin_date' | 'charge_date';
  span: ListSpan;
  hint: string;
}

const HOUR_MS = 60 * 60_000;
/** The cycle's job runs every minute: what is due for an hour was tried. */
const TRIED_MS = HOUR_MS;
const AHEAD_MS = 30 * 24 * HOUR_MS;
const EVER = new Date(0);

const STATUSES = ['active', 'paused'] as const;
const UNPAID = ['notify', 'lockin', 'charge'] as const;

const autodeliveries = (db: Db) => db.collection<AutoDeliveryDocument>('autodeliveries');

/** Creates the indexes that have the charges of AutoDeliveries in order. */
export async function ensureIndexes(db: Db): Promise<void> {
  await autodeliveries(db).createIndexes([
    {
      key: { status: 1, charge_failures: 1, milestone: 1, charge_date: 1, _id: 1 },
      name: 'coming_charges',
    },
    {
      key: { status: 1, lockin_date: 1, _id: 1, charge_failures: 1 },
      name: 'declined_charges',
      partialFilterExpression: { charge_failures: { $gt: 0 } },
    },
    {
      key: { paused_for: 1, status: 1, charge_failures: 1, lockin_date: 1, _id: 1 },
      name: 'stopped_charges',
      sparse: true,
    },
  ]);
}

const declined: readonly Part[] = STATUSES.map((status) => ({
  filter: { status, charge_failures: { $gt: 0 } },
  by: 'lockin_date',
  span: { from: EVER },
  hint: 'declined_charges',
}));

const stopped: readonly Part[] = (['address', 'consent'] as const).map((paused_for) => ({
  filter: { paused_for, status: 'paused', charge_failures: 0 },
  by: 'lockin_date',
  span: { from: EVER },
  hint: 'stopped_charges',
}));

/** Charges that the shop itself could not make: the gateway is away, or a step ends in an error. */
const delayed = (now: Date): Part[] =>
  UNPAID.map((milestone) => ({
    filter: { status: 'active', charge_failures: 0, milestone },
    by: 'charge_date',
    span: { from: EVER, until: new Date(now.getTime() - TRIED_MS) },
    hint: 'coming_charges',
  }));

const coming = (now: Date): Part[] =>
  STATUSES.flatMap((status) =>
    UNPAID.map((milestone) => ({
      // One that was stopped has failed, though it is paused like those of their owners.
      filter: {
        ...{ status, charge_failures: 0, milestone },
        ...(status === 'paused' && { paused_for: { $exists: false } }),
      },
      by: 'charge_date' as const,
      span: {
        from: new Date(now.getTime() - TRIED_MS),
        until: new Date(now.getTime() + AHEAD_MS),
      },
      hint: 'coming_charges',
    })),
  );

const partsOf = (state: ChargeState, now: Date): readonly Part[] =>
  state === 'failed' ? [...declined, ...stopped, ...delayed(now)] : coming(now);

/** The date by which a list has a charge in order. */
export const placeOf = (
  state: ChargeState,
  { lockin_date, charge_date, charge_failures, paused_for }: AutoDeliveryDocument,
): Date => (state === 'failed' && (charge_failures > 0 || paused_for) ? lockin_date : charge_date);

/** When the charge of a listed AutoDelivery was due, or is. */
export const dueAt = (state: ChargeState, autodelivery: AutoDeliveryDocument): Date =>
  state === 'failed' ? dueBeforeRetries(autodelivery) : autodelivery.charge_date;

/** Lists the AutoDeliveries with charges of a kind, by when these are due. */
export async function listCharges(
  db: Db,
  { state, now, ...range }: ListRange & { state: ChargeState; now: Date },
): Promise<AutoDeliveryDocument[]> {
  const direction = range.newest ? -1 : 1;
  const lists = partsOf(state, now).map(({ filter, by, span, hint }) =>
    autodeliveries(db)
      .find({ ...filter, ...spanFilter<AutoDeliveryDocument>(by, span, range) })
      .hint(hint)
      .sort({ [by]: direction, _id: direction })
      .limit(range.limit)
      .toArray(),
  );
  return mergeLists(lists, (one) => placeOf(state, one), range);
}

/** Counts the charges of a kind, by the keys of indexes alone. */
export async function countCharges(db: Db, state: ChargeState, now: Date): Promise<number> {
  const counts = partsOf(state, now).map(({ filter, by, span, hint }) =>
    autodeliveries(db).countDocuments(
      { ...filter, ...spanFilter<AutoDeliveryDocument>(by, span, { newest: false, after: null }) },
      { hint },
    ),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
