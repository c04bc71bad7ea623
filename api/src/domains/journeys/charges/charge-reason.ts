import { NOTICE_DAYS } from '@saltbush/contract';
import type { StaffChargeReason } from '../../../generated/resolvers';
import type { AttemptDocument } from '../../../payments/attempts';
import { isExpiredAt, type SavedPaymentMethod } from '../../payment-methods';
import { isAnnounced } from '../billing/not-ready';
import type { Parties } from '../billing/parties';
import { isOutOfRepeats } from '../billing/plan-renewal';
import type { JourneySubscriptionDocument } from '../documents';
import { type ChargeState, dueAt } from './list-charges';

const NOTICE_MS = NOTICE_DAYS * 24 * 60 * 60_000;

/** What a charge is judged by. */
export interface ChargeFacts {
  subscription: JourneySubscriptionDocument;
  /** Null if any of them is gone. */
  parties: Parties | null;
  method: SavedPaymentMethod | null;
  /** The last time that the gateway was asked for it. */
  attempt: AttemptDocument | null;
  isConsented: boolean;
  now: Date;
}

/** Whether the charge of a program was announced, or still can be, so that it is made on its day (rule consent-02). */
function isInTime(subscription: JourneySubscriptionDocument, now: Date): boolean {
  const due = dueAt(subscription);
  const isOfPeriod = subscription.notice?.period.getTime() === due.getTime();
  return isOfPeriod ? isAnnounced(subscription, due) : due.getTime() - now.getTime() >= NOTICE_MS;
}

/** Whether a charge waits until the member has checked their details: it is announced anew then. */
export const isHeld = ({ notice, charge_due_at }: JourneySubscriptionDocument, now: Date): boolean =>
  !notice && charge_due_at !== null && charge_due_at > now;

/** Why a charge was not made that was due. */
function failedReason({ subscription, method, attempt, now }: ChargeFacts) {
  const { status, awaits_consent } = subscription;
  if (status === 'NoRepeats') return 'no_repeats';
  if (awaits_consent) return 'no_consent';
  if (isHeld(subscription, now)) return 'on_hold';
  if (status !== 'PaymentDeclinedForRenewal') return 'delayed';
  if (!method) return 'no_method';
  return attempt && attempt.status !== 'declined' ? 'needs_approval' : 'declined';
}

/** Why a charge will not be made, as far as that can be told; null if nothing stands against it. */
function comingReason({ subscription, parties, method, isConsented, now }: ChargeFacts) {
  if (!parties) return 'incomplete';
  if (isOutOfRepeats(subscription)) return 'no_repeats';
  if (subscription.awaits_consent || !isConsented) return 'no_consent';
  if (!method) return 'no_method';
  if (isExpiredAt(method, dueAt(subscription), parties.state)) return 'method_expired';
  return isInTime(subscription, now) ? null : 'not_announced';
}

/** Why the charge of a program is not made, or will not be. */
export const chargeReason = (state: ChargeState, facts: ChargeFacts): StaffChargeReason | null =>
  state === 'failed' ? failedReason(facts) : comingReason(facts);
