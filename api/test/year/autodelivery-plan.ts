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

/** What must happen, by plain counting of weeks from the first order. */
export function planOf(
  kind: AutoDeliveryKind,
  who: Who,
  first: DateTime,
  weeks: number,
  end: DateTime,
  random: Random,
): Plan {
  const happenings: Happening[] = [];
  const cycles: Cycle[] = [];
  const turn = between(random, 1, 2);
  let delivery = first.plus({ weeks });
  for (let at = 1; delivery.minus({ days: 7 }) <= end; at += 1) {
    const [notice, charge] = [delivery.minus({ days: 7 }), delivery.minus({ days: 2 })];
    const dayAfterLast = delivery.minus({ weeks }).plus({ days: 1 });
    const isTurn = at === turn;
    if (isTurn && kind === 'skipping') {
      happenings.push(press(dayAfterLast, who, autodeliveriesSkip));
    } else if (isTurn && kind === 'pausing') {
      happenings.push(press(dayAfterLast, who, autodeliveriesPause));
      happenings.push(press(delivery.plus({ days: 1 }), who, autodeliveriesResume));
    } else if (isTurn && kind === 'ending') {
      happenings.push(press(charge.minus({ hours: 7 }), who, autodeliveriesDelete));
      cycles.push({ notice, charge: null, declines: 0 });
      return { cycles, happenings };
    } else if (isTurn && kind === 'late') {
      const declines = between(random, 1, RETRY_DAYS.length);
      const days = RETRY_DAYS[declines - 1] ?? 0;
      happenings.push(bank(charge.minus({ hours: 5 }), who.source, 'declined'));
      happenings.push(bank(charge.plus({ days }).minus({ hours: 5 }), who.source, 'succeeds'));
      cycles.push({ notice, charge: charge.plus({ days }), declines });
      delivery = delivery.plus({ days });
    } else if (isTurn && kind === 'refused') {
      happenings.push(bank(charge.minus({ hours: 5 }), who.source, 'declined'));
      cycles.push({ notice, charge: null, declines: RETRY_DAYS.length, isPausedAfter: true });
      return { cycles, happenings };
    } else cycles.push({ notice, charge, declines: 0 });
    delivery = delivery.plus({ weeks });
  }
  return { cycles, happenings };
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
