import type { DateTime } from 'luxon';
import { between, type Random } from '../../seed/lib/random';
import {
  autodeliveriesDelete,
  autodeliveriesPause,
  autodeliveriesResume,
  autodeliveriesSkip,
} from '../../src/domains/autodelivery/mutations/lifecycle';
import { bank, type Subscriber, written } from './people';
import type { Happening } from './world';

export const AUTODELIVERY_KINDS = ['plain', 'skipping', 'pausing', 'ending', 'late', 'refused'] as const;
export type AutoDeliveryKind = (typeof AUTODELIVERY_KINDS)[number];

const RETRY_DAYS = [1, 3, 5];
/** A charge, the notice before it, and how often it was declined. */
interface Cycle {
  notice: DateTime;
  charge: DateTime | null;
  declines: number;
  isPausedAfter?: boolean;
}

export interface Plan {
  cycles: Cycle[];
  happenings: Happening[];
}

/** Whose AutoDelivery it is, and the card it is charged to. */
export interface Who {
  id: string;
  userId: string;
  source: string;
}

type Act = typeof autodeliveriesPause;

/** Somebody presses a button. */
const press = (at: DateTime, { id, userId }: Who, act: Act): Happening => ({
  at: at.toJSDate(),
  run: (world) => act(null, { input: { id } }, world.as({ id: userId, role: 'customer' })),
});

/** The cycle in which somebody does something. */
interface Turn {
  who: Who;
  /** A day after the delivery before, a week before this one, two days before it, and itself. */
  begins: DateTime;
  notice: DateTime;
  charge: DateTime;
  delivery: DateTime;
  random: Random;
}

/** What they do in it, and what comes of it: no cycle when it is left out, days by which everything later moves. */
interface Deed {
  happenings: Happening[];
  cycle?: Cycle;
  delayDays?: number;
  isLast?: boolean;
}

const DEEDS: Readonly<Record<Exclude<AutoDeliveryKind, 'plain'>, (turn: Turn) => Deed>> = {
  skipping: ({ who, begins }) => ({ happenings: [press(begins, who, autodeliveriesSkip)] }),
  pausing: ({ who, begins, delivery }) => ({
    happenings: [
      press(begins, who, autodeliveriesPause),
      press(delivery.plus({ days: 1 }), who, autodeliveriesResume),
    ],
  }),
  ending: ({ who, notice, charge }) => ({
    happenings: [press(charge.minus({ hours: 7 }), who, autodeliveriesDelete)],
    cycle: { notice, charge: null, declines: 0 },
    isLast: true,
  }),
  late: ({ who, notice, charge, random }) => {
    const declines = between(random, 1, RETRY_DAYS.length);
    const delayDays = RETRY_DAYS[declines - 1] ?? 0;
    const paid = charge.plus({ days: delayDays });
    const happenings = [
      bank(charge.minus({ hours: 5 }), who.source, 'declined'),
      bank(paid.minus({ hours: 5 }), who.source, 'succeeds'),
    ];
    return { happenings, cycle: { notice, charge: paid, declines }, delayDays };
  },
  refused: ({ who, notice, charge }) => ({
    happenings: [bank(charge.minus({ hours: 5 }), who.source, 'declined')],
    cycle: { notice, charge: null, declines: RETRY_DAYS.length, isPausedAfter: true },
    isLast: true,
  }),
};

/** What must happen, by plain counting of weeks from the first order. */
export function planOf(
  kind: AutoDeliveryKind,
  who: Who,
  first: DateTime,
  weeks: number,
  end: DateTime,
  random: Random,
): Plan {
  const plan: Plan = { happenings: [], cycles: [] };
  const turn = between(random, 1, 2);
  let delivery = first.plus({ weeks });
  for (let at = 1; delivery.minus({ days: 7 }) <= end; at += 1) {
    const [notice, charge] = [delivery.minus({ days: 7 }), delivery.minus({ days: 2 })];
    const begins = delivery.minus({ weeks }).plus({ days: 1 });
    const plain: Deed = { happenings: [], cycle: { notice, charge, declines: 0 } };
    const isPlain = kind === 'plain' || at !== turn;
    const deed = isPlain ? plain : DEEDS[kind]({ who, begins, notice, charge, delivery, random });
    plan.happenings.push(...deed.happenings);
    if (deed.cycle) plan.cycles.push(deed.cycle);
    if (deed.isLast) return plan;
    delivery = delivery.plus({ weeks, days: deed.delayDays ?? 0 });
  }
  return plan;
}

/** What a plan comes to until the year ends. */
export function expectedOf({ cycles }: Plan, end: DateTime): Subscriber['expected'] {
  const charges = cycles.flatMap(({ charge }) => (charge && charge <= end ? [written(charge)] : []));
  const declines = cycles.reduce((sum, cycle) => sum + cycle.declines, 0);
  const mails = {
    autodelivery_upcoming: cycles.length,
    autodelivery_payment_failed: declines,
    autodelivery_paused: cycles.filter(({ isPausedAfter }) => isPausedAfter).length,
    autodelivery_nothing_to_send: 0,
  };
  return { charges, mails };
}
