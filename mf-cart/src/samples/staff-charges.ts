import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { AutoDeliveryCharge } from '../features/counter-charges/api/autodelivery-charges';
import {
  StaffAutoDeliveryChargeCountsDocument,
  StaffAutoDeliveryChargesDocument,
} from '../generated/gql/graphql';

const base: AutoDeliveryCharge = {
  id: 'a1',
  customer: { id: 'c1', first_name: 'Priya', last_name: 'Nolan' },
  name: 'Bathroom shelf',
  frequency: '4W',
  due_at: '2026-11-20T22:00:00.000Z',
  amount: 4990,
  num_items: 2,
  num_left_out: null,
  paid_with: 'Visa ending in 0002',
  is_method_new: false,
  is_paused: false,
  reason: null,
  bank_message: null,
  tries: 0,
  failed_at: null,
  next_try_at: null,
  can_mail: false,
  announced_at: '2026-11-15T22:00:00.000Z',
  mails: [],
};

/** Charges that were due: one that is tried again, one that was given up, one that nobody agreed to. */
const failed: AutoDeliveryCharge[] = [
  {
    ...base,
    reason: 'declined',
    bank_message: 'Your card was declined.',
    can_mail: true,
    tries: 1,
    failed_at: '2026-11-20T22:00:00.000Z',
    next_try_at: '2026-11-21T22:00:00.000Z',
    mails: [{ kind: 'declined', at: '2026-11-20T22:00:00.000Z', is_sent: true }],
  },
  { ...base, id: 'a2', reason: 'needs_approval', tries: 4, is_paused: true },
  { ...base, id: 'a3', reason: 'no_consent', is_paused: true, amount: null },
];

const coming: AutoDeliveryCharge[] = [
  { ...base, id: 'a4', due_at: '2126-12-02T22:00:00.000Z', amount: null, num_items: 1, num_left_out: 1 },
  { ...base, id: 'a5', due_at: '2126-12-03T22:00:00.000Z', reason: 'paused', is_paused: true },
];

/** Responses for the counter's charges of AutoDeliveries. */
export const staffChargeAnswers = (): RequestHandler[] => [
  respondWith(StaffAutoDeliveryChargesDocument, ({ state }) => ({
    staff_autodelivery_charges: { data: state === 'failed' ? failed : coming, next: null },
  })),
  respondWith(StaffAutoDeliveryChargeCountsDocument, {
    staff_autodelivery_charge_counts: { failed: 3, coming: 2 },
  }),
];
