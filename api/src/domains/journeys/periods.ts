import { reviewOpensAt, STATE_TIME_ZONES, type State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import type { JourneySubscriptionDocument } from './documents';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An order charged this late starts a new billing cycle, so that no one pays for two months within days. */
const LATE_MS = 3 * DAY_MS;
/** Days between retries of a declined charge: 1, 3 and 5 days after the first, as for AutoDelivery (rule selling-15). */
const RETRY_GAPS = [1, 2, 2];

type Anchor = NonNullable<JourneySubscriptionDocument['anchor']>;
export type Period = { anchor: Anchor; next_period_at: Date; review_notice_at: Date };

/** Returns the start of the period `anchor.months` after the anchor, at the same local time in the state. */
export function periodOf(anchor: Anchor, state: State): Period {
  const starts = DateTime.fromJSDate(anchor.at, { zone: STATE_TIME_ZONES[state] }).plus({
    months: anchor.months,
  });
  const next_period_at = starts.toJSDate();
  return { anchor, next_period_at, review_notice_at: reviewOpensAt(next_period_at) };
}

/** Returns the period after the one that was due at `due` and charged now. */
export function nextPeriod(anchor: Anchor, due: Date, now: Date, state: State): Period {
  const isLate = now.getTime() - due.getTime() > LATE_MS;
  return periodOf(isLate ? { at: now, months: 1 } : { at: anchor.at, months: anchor.months + 1 }, state);
}

/** The change that moves a charge on, far enough for its notice and for changes after it (rule consent-02). */
export function announcedAgain(now: Date, noticeDays: number) {
  const at = new Date(now.getTime() + 2 * noticeDays * DAY_MS);
  return { anchor: { at, months: 0 }, next_period_at: at, charge_due_at: at, review_notice_at: now };
}

/** When to retry a charge after `declines` consecutive declines; null when only the user can retry. */
export function retryAt(failedAt: Date, declines: number): Date | null {
  const days = RETRY_GAPS[declines - 1];
  return days === undefined ? null : new Date(failedAt.getTime() + days * DAY_MS);
}
