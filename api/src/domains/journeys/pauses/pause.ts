import {
  canPause,
  currentPause,
  endPauses,
  isActiveSubscription,
  NOTICE_DAYS,
  nextBillingAt,
  PAUSE_MONTHS,
  type State,
} from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { busy, wrongStatus } from '../access';
import type { JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { announcedAgain, periodOf } from '../periods';
import type { SubscriptionChange } from '../store';

type Program = JourneySubscriptionDocument;

/** The period that begins when a pause of some months ends. */
function periodAfter({ anchor, next_period_at }: Program, months: number, state: State) {
  const from = anchor ?? { at: next_period_at ?? new Date(0), months: 0 };
  return periodOf({ at: from.at, months: from.months + months }, state);
}

/** Returns how a program's next charge can be put off; empty while it cannot be. */
export function pauseOptions(program: Program, state: State, now: Date) {
  if (!canPause(program, now)) return [];
  return PAUSE_MONTHS.map((months) => ({
    months,
    until: periodAfter(program, months, state).next_period_at,
  }));
}

/**
 * The change that puts off a program's next charges.
 * @throws {BusinessError} SUBSCRIPTION_STATUS, ORDER_LOCKED, CONFLICT during a charge
 */
export function paused(program: Program, months: number, state: State, now: Date): SubscriptionChange {
  const { status, next_period_at: from, pauses = [] } = program;
  if (!isActiveSubscription(status) || !from) throw wrongStatus('not_active');
  if (currentPause(program, now)) throw wrongStatus('paused');
  if (isCharging(program, now)) throw busy();
  const lastDay = nextBillingAt(from);
  if (lastDay && lastDay <= now) throw new BusinessError('ORDER_LOCKED');
  if (!canPause(program, now)) throw wrongStatus('not_active');
  const period = periodAfter(program, months, state);
  const until = period.next_period_at;
  return { ...period, charge_due_at: until, pauses: [...pauses, { from, until, months }] };
}

/**
 * The change that ends a pause ahead of its time: the charge is due when it was at first while its order can still be
 * changed, else it is announced anew, so that the notice and the days for changes are kept (rule consent-02).
 * @throws {BusinessError} SUBSCRIPTION_STATUS, CONFLICT during a charge
 */
export function resumed(program: Program, state: State, now: Date): SubscriptionChange {
  const pause = currentPause(program, now);
  if (!pause) throw wrongStatus('not_paused');
  if (isCharging(program, now)) throw busy();
  const pauses = endPauses(program.pauses ?? [], now);
  const lastDay = nextBillingAt(pause.from);
  if (!lastDay || lastDay <= now) return { ...announcedAgain(now, NOTICE_DAYS), pauses };
  const period = periodAfter(program, -pause.months, state);
  return { ...period, charge_due_at: period.next_period_at, pauses };
}
