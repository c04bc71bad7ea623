import type { DateTime } from 'luxon';
import { between, type Random } from '../../seed/lib/random';
import { journeySubscriptionsCancel } from '../../src/domains/journeys/mutations/cancel';
import { journeySubscriptionsReview } from '../../src/domains/journeys/mutations/review';
import { bank } from './people';
import type { Happening } from './world';

export const PROGRAM_KINDS = ['plain', 'late', 'refused', 'waiting', 'ending'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** Hours from the day an order is due until a declined card is tried again; the third is too late to keep the rhythm. */
const RETRY_HOURS = [24, 72, 120];
const REVIEW_DAYS = 8;
/** Supplies on the prescription of somebody who waits for a new one. */
export const SUPPLIES = 2;

/** Whose program it is, and what it is charged to. */
export interface Who {
  id: string;
  userId: string;
  source: string;
  medicineId: number;
}

export interface Plan {
  charges: DateTime[];
  /** Days on which the owner is told that the next order can be reviewed. */
  reviews: DateTime[];
  declines: number;
  happenings: Happening[];
}

const cancel = (at: DateTime, { id, userId }: Who): Happening => ({
  at: at.toJSDate(),
  run: (world) => {
    const input = { subscription_id: id, reason: 'this-is-temporary' };
    return journeySubscriptionsCancel(null, { input }, world.as({ id: userId, role: 'customer' }));
  },
});

/** A practitioner prescribes again. */
const prescribe = (at: DateTime, { id, medicineId }: Who): Happening => ({
  at: at.toJSDate(),
  run: (world) => {
    const items = [{ product_id: String(medicineId), quantity: 1, repeats: 12 }];
    const input = { subscription_id: id, items };
    return journeySubscriptionsReview(null, { input }, world.as({ id: 'staff', role: 'practitioner' }));
  },
});

/** What somebody does when an order is due, and what comes of it. */
interface Deed {
  happenings: Happening[];
  /** When the order is charged; null for never. */
  charge: DateTime | null;
  declines?: number;
  /** Periods are counted from this charge on. */
  isNewRhythm?: boolean;
}

const DEEDS: Readonly<
  Record<Exclude<ProgramKind, 'plain'>, (due: DateTime, who: Who, random: Random) => Deed>
> = {
  late: (due, { source }, random) => {
    const declines = between(random, 1, RETRY_HOURS.length);
    const charge = due.plus({ hours: RETRY_HOURS[declines - 1] ?? 0 });
    const happenings = [
      bank(due.minus({ hours: 5 }), source, 'declined'),
      bank(charge.minus({ hours: 5 }), source, 'succeeds'),
    ];
    return { happenings, charge, declines, isNewRhythm: declines === RETRY_HOURS.length };
  },
  refused: (due, { source }) => ({
    happenings: [bank(due.minus({ hours: 5 }), source, 'declined')],
    charge: null,
    declines: RETRY_HOURS.length + 1,
  }),
  waiting: (due, who) => {
    const charge = due.plus({ days: 6 });
    return { happenings: [prescribe(charge, who)], charge, isNewRhythm: true };
  },
  ending: (due, who) => ({ happenings: [cancel(due.minus({ hours: 7 }), who)], charge: null }),
};

/** What must happen, by plain counting of months from the first order. */
export function planOf(kind: ProgramKind, who: Who, first: DateTime, end: DateTime, random: Random): Plan {
  const plan: Plan = { charges: [], reviews: [], declines: 0, happenings: [] };
  const turn = kind === 'waiting' ? SUPPLIES : between(random, 1, 3);
  let [anchor, months] = [first, 0];
  for (let at = 0; ; at += 1) {
    const due = anchor.plus({ months });
    const review = due.minus({ hours: 24 * REVIEW_DAYS });
    if (review > end) return plan;
    plan.reviews.push(review);
    const isPlain = kind === 'plain' || at !== turn;
    const deed: Deed = isPlain ? { happenings: [], charge: due } : DEEDS[kind](due, who, random);
    plan.happenings.push(...deed.happenings);
    plan.declines += deed.declines ?? 0;
    if (!deed.charge) return plan;
    if (deed.charge <= end) plan.charges.push(deed.charge);
    if (deed.isNewRhythm) [anchor, months] = [deed.charge, 0];
    months += 1;
  }
}
