import type { DateTime } from 'luxon';
import { between, type Random } from '../../seed/lib/random';
import { journeySubscriptionsCancel } from '../../src/domains/journeys/mutations/cancel';
import { journeySubscriptionsReview } from '../../src/domains/journeys/mutations/review';
import { journeySubscriptionsAcceptOffer } from '../../src/domains/journeys/offers/accept-offer';
import { offerView } from '../../src/domains/journeys/offers/offer-view';
import { withdraw } from './consents';
import { bank } from './people';
import type { ScheduledAction } from './world';

export const PROGRAM_KINDS = ['plain', 'late', 'refused', 'waiting', 'ending', 'unagreed'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** Hours from the due date to each retry of a declined card; the third is too late to keep the billing cycle. */
const RETRY_HOURS = [24, 72, 120];
const REVIEW_DAYS = 8;
/** Supplies on the prescription of a patient who then awaits a new one. */
export const SUPPLIES = 2;

/** The program, its owner, and the card and medicine charged. */
export interface Enrolment {
  id: string;
  userId: string;
  source: string;
  medicineId: number;
}

export interface Plan {
  charges: DateTime[];
  /** Dates on which the owner is notified that the next order can be reviewed. */
  reviews: DateTime[];
  declines: number;
  actions: ScheduledAction[];
}

const cancel = (at: DateTime, { id, userId }: Enrolment): ScheduledAction => ({
  at: at.toJSDate(),
  run: (world) => {
    const input = { subscription_id: id, reason: 'this-is-temporary' };
    return journeySubscriptionsCancel(null, { input }, world.as({ id: userId, role: 'customer' }));
  },
});

/** Schedules a practitioner's new prescription, whose offer is accepted at once. */
const prescribe = (at: DateTime, { id, userId, medicineId }: Enrolment): ScheduledAction => ({
  at: at.toJSDate(),
  run: async (world) => {
    const items = [{ product_id: String(medicineId), quantity: 1, repeats: 12 }];
    const staff = world.as({ id: 'staff', role: 'practitioner' });
    const { subscription } = await journeySubscriptionsReview(
      null,
      { input: { subscription_id: id, items } },
      staff,
    );
    const owner = world.as({ id: userId, role: 'customer' });
    const offer = await offerView(subscription, null, owner);
    const input = { subscription_id: id, offer_id: offer?.id ?? '', consent: offer?.consent.join(' ') ?? '' };
    return journeySubscriptionsAcceptOffer(null, { input }, owner);
  },
});

/** The actions around a due order and their effect. */
interface Effect {
  actions: ScheduledAction[];
  /** When the order is charged; null if it never is. */
  charge: DateTime | null;
  declines?: number;
  /** True if later periods are counted from this charge. */
  isNewRhythm?: boolean;
}

const EFFECTS: Readonly<
  Record<Exclude<ProgramKind, 'plain'>, (due: DateTime, enrolment: Enrolment, random: Random) => Effect>
> = {
  late: (due, { source }, random) => {
    const declines = between(random, 1, RETRY_HOURS.length);
    const charge = due.plus({ hours: RETRY_HOURS[declines - 1] ?? 0 });
    const actions = [
      bank(due.minus({ hours: 5 }), source, 'declined'),
      bank(charge.minus({ hours: 5 }), source, 'succeeds'),
    ];
    return { actions, charge, declines, isNewRhythm: declines === RETRY_HOURS.length };
  },
  refused: (due, { source }) => ({
    actions: [bank(due.minus({ hours: 5 }), source, 'declined')],
    charge: null,
    declines: RETRY_HOURS.length + 1,
  }),
  waiting: (due, enrolment) => {
    const charge = due.plus({ days: 6 });
    return { actions: [prescribe(charge, enrolment)], charge, isNewRhythm: true };
  },
  ending: (due, enrolment) => ({ actions: [cancel(due.minus({ hours: 7 }), enrolment)], charge: null }),
  unagreed: (due, enrolment) => ({ actions: [withdraw(due.minus({ hours: 7 }), enrolment)], charge: null }),
};

/** Derives the expected course of the year by counting months from the first order. */
export function planOf(
  kind: ProgramKind,
  enrolment: Enrolment,
  first: DateTime,
  end: DateTime,
  random: Random,
): Plan {
  const plan: Plan = { charges: [], reviews: [], declines: 0, actions: [] };
  const turn = kind === 'waiting' ? SUPPLIES : between(random, 1, 3);
  let [anchor, months] = [first, 0];
  for (let at = 0; ; at += 1) {
    const due = anchor.plus({ months });
    const review = due.minus({ hours: 24 * REVIEW_DAYS });
    if (review > end) return plan;
    plan.reviews.push(review);
    const isPlain = kind === 'plain' || at !== turn;
    const effect: Effect = isPlain ? { actions: [], charge: due } : EFFECTS[kind](due, enrolment, random);
    plan.actions.push(...effect.actions);
    plan.declines += effect.declines ?? 0;
    if (!effect.charge) return plan;
    if (effect.charge <= end) plan.charges.push(effect.charge);
    if (effect.isNewRhythm) [anchor, months] = [effect.charge, 0];
    months += 1;
  }
}
