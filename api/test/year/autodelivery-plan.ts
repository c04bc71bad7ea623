import type { DateTime } from 'luxon';
import { between, type Random } from '../../seed/lib/random';
import {
  autodeliveriesDelete,
  autodeliveriesPause,
  autodeliveriesResume,
  autodeliveriesSkip,
} from '../../src/domains/autodelivery/mutations/lifecycle';
import { withdraw } from './consents';
import { bank, formatMinute, type Subscriber } from './people';
import type { ScheduledAction } from './world';

export const AUTODELIVERY_KINDS = [
  'plain',
  'skipping',
  'pausing',
  'ending',
  'late',
  'refused',
  'unagreed',
] as const;
export type AutoDeliveryKind = (typeof AUTODELIVERY_KINDS)[number];

const RETRY_DAYS = [1, 3, 5];
/** One cycle's charge, the notice before it, and the number of declines. */
interface Cycle {
  notice: DateTime;
  charge: DateTime | null;
  declines: number;
  isPausedAfter?: boolean;
}

export interface Plan {
  cycles: Cycle[];
  actions: ScheduledAction[];
}

/** The AutoDelivery, its owner and the card charged. */
export interface Enrolment {
  id: string;
  userId: string;
  source: string;
}

type Act = typeof autodeliveriesPause;

/** Schedules a customer's action. */
const schedule = (at: DateTime, { id, userId }: Enrolment, act: Act): ScheduledAction => ({
  at: at.toJSDate(),
  run: (world) => act(null, { input: { id } }, world.as({ id: userId, role: 'customer' })),
});

/** The cycle in which the customer acts. */
interface Turn {
  enrolment: Enrolment;
  /** The day after the previous delivery; a week before this one; two days before it; the delivery itself. */
  begins: DateTime;
  notice: DateTime;
  charge: DateTime;
  delivery: DateTime;
  random: Random;
}

/** The actions in a cycle and their effect: without `cycle` it is skipped; `delayDays` shifts all later cycles. */
interface Effect {
  actions: ScheduledAction[];
  cycle?: Cycle;
  delayDays?: number;
  isLast?: boolean;
}

const EFFECTS: Readonly<Record<Exclude<AutoDeliveryKind, 'plain'>, (turn: Turn) => Effect>> = {
  skipping: ({ enrolment, begins }) => ({ actions: [schedule(begins, enrolment, autodeliveriesSkip)] }),
  pausing: ({ enrolment, begins, delivery }) => ({
    actions: [
      schedule(begins, enrolment, autodeliveriesPause),
      schedule(delivery.plus({ days: 1 }), enrolment, autodeliveriesResume),
    ],
  }),
  ending: ({ enrolment, notice, charge }) => ({
    actions: [schedule(charge.minus({ hours: 7 }), enrolment, autodeliveriesDelete)],
    cycle: { notice, charge: null, declines: 0 },
    isLast: true,
  }),
  late: ({ enrolment, notice, charge, random }) => {
    const declines = between(random, 1, RETRY_DAYS.length);
    const delayDays = RETRY_DAYS[declines - 1] ?? 0;
    const paid = charge.plus({ days: delayDays });
    const actions = [
      bank(charge.minus({ hours: 5 }), enrolment.source, 'declined'),
      bank(paid.minus({ hours: 5 }), enrolment.source, 'succeeds'),
    ];
    return { actions, cycle: { notice, charge: paid, declines }, delayDays };
  },
  refused: ({ enrolment, notice, charge }) => ({
    actions: [bank(charge.minus({ hours: 5 }), enrolment.source, 'declined')],
    cycle: { notice, charge: null, declines: RETRY_DAYS.length, isPausedAfter: true },
    isLast: true,
  }),
  unagreed: ({ enrolment, begins, notice }) => ({
    actions: [withdraw(begins, enrolment)],
    cycle: { notice, charge: null, declines: 0 },
    isLast: true,
  }),
};

/** Derives the expected course of the year by counting weeks from the first order. */
export function planOf(
  kind: AutoDeliveryKind,
  enrolment: Enrolment,
  first: DateTime,
  weeks: number,
  end: DateTime,
  random: Random,
): Plan {
  const plan: Plan = { actions: [], cycles: [] };
  const turn = between(random, 1, 2);
  let delivery = first.plus({ weeks });
  for (let at = 1; delivery.minus({ days: 7 }) <= end; at += 1) {
    const [notice, charge] = [delivery.minus({ days: 7 }), delivery.minus({ days: 2 })];
    const begins = delivery.minus({ weeks }).plus({ days: 1 });
    const plain: Effect = { actions: [], cycle: { notice, charge, declines: 0 } };
    const isPlain = kind === 'plain' || at !== turn;
    const effect = isPlain ? plain : EFFECTS[kind]({ enrolment, begins, notice, charge, delivery, random });
    plan.actions.push(...effect.actions);
    if (effect.cycle) plan.cycles.push(effect.cycle);
    if (effect.isLast) return plan;
    delivery = delivery.plus({ weeks, days: effect.delayDays ?? 0 });
  }
  return plan;
}

/** Returns a plan's charges and mails up to the end of the year. */
export function expectedOf({ cycles }: Plan, end: DateTime): Subscriber['expected'] {
  const charges = cycles.flatMap(({ charge }) => (charge && charge <= end ? [formatMinute(charge)] : []));
  const declines = cycles.reduce((sum, cycle) => sum + cycle.declines, 0);
  const mails = {
    autodelivery_upcoming: cycles.length,
    autodelivery_payment_failed: declines,
    autodelivery_given_up: cycles.filter(({ isPausedAfter }) => isPausedAfter).length,
    autodelivery_left_out: 0,
    autodelivery_nothing_to_send: 0,
  };
  return { charges, mails };
}
