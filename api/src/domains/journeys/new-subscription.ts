import { randomUUID } from 'node:crypto';
import type { JourneySubscriptionDocument } from './documents';
import { openKeyOf } from './store';

/** Creates a subscription: a draft without patient or answers. */
export function newSubscription(userId: string, journeyId: number, now: Date): JourneySubscriptionDocument {
  return {
    _id: randomUUID(),
    user_id: userId,
    journey_id: journeyId,
    open_key: openKeyOf(userId, journeyId),
    version: 1,
    patient_uuid: null,
    status: 'draft',
    created_at: now,
    questionnaire: null,
    submitted_at: null,
    started_at: null,
    cancelled_at: null,
    next_period_at: null,
    anchor: null,
    cycle: 0,
    fee_paid_until: null,
    review_notice_at: null,
    charge_due_at: null,
    charging_until: null,
    declines: 0,
    payment_failed_at: null,
    payment_retry_at: null,
    num_free_consults: 0,
    voucher_code: null,
    voucher_discount: 0,
    used_voucher_codes: [],
    cancel_reason: null,
    upcoming_booking: null,
    items: [],
    lessons: [],
    order_references: [],
  };
}
