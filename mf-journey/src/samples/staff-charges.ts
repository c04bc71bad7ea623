import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { ProgramCharge } from '../features/counter-charges/api/program-charges';
import { StaffProgramChargeCountsDocument, StaffProgramChargesDocument } from '../generated/gql/graphql';

const base: ProgramCharge = {
  id: 's1',
  customer: { id: 'c1', first_name: 'Mara', last_name: 'Lindqvist' },
  name: 'Weight Management Program',
  due_at: '2026-11-20T22:00:00.000Z',
  amount: 21_480,
  program_fee: 9900,
  num_items: 3,
  paid_with: 'Visa ending in 0002',
  is_method_new: false,
  reason: null,
  bank_message: null,
  tries: 0,
  failed_at: null,
  next_try_at: null,
  can_mail: false,
  announced_at: '2026-11-12T22:00:00.000Z',
  is_after_pause: false,
  mails: [{ kind: 'announced', at: '2026-11-12T22:00:00.000Z', is_sent: true }],
};

/** Charges that were due: one that is tried again, one that waits for its customer, one for a practitioner. */
export const failedCharges: ProgramCharge[] = [
  {
    ...base,
    reason: 'declined',
    bank_message: 'Your card was declined.',
    can_mail: true,
    tries: 2,
    failed_at: '2026-11-21T22:00:00.000Z',
    next_try_at: '2026-11-23T22:00:00.000Z',
    mails: [{ kind: 'declined', at: '2026-11-21T22:00:00.000Z', is_sent: false }],
  },
  { ...base, id: 's2', customer: null, reason: 'no_consent', mails: [] },
  { ...base, id: 's3', reason: 'no_repeats', is_method_new: true },
];

/** Charges of the next days. */
export const comingCharges: ProgramCharge[] = [
  { ...base, id: 's4', due_at: '2126-12-02T22:00:00.000Z', is_after_pause: true },
  {
    ...base,
    id: 's5',
    due_at: '2126-12-03T22:00:00.000Z',
    reason: 'method_expired',
    announced_at: null,
    amount: null,
  },
];

/** Responses for the counter's charges of programs. */
export const staffChargeAnswers = (): RequestHandler[] => [
  respondWith(StaffProgramChargesDocument, ({ state, after }) => ({
    staff_program_charges: {
      data: state === 'failed' ? failedCharges : comingCharges,
      next: state === 'coming' && !after ? 'MTIz' : null,
    },
  })),
  respondWith(StaffProgramChargeCountsDocument, { staff_program_charge_counts: { failed: 3, coming: 52 } }),
];
