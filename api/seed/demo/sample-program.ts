import { DEFAULT_STATE, gstIncluded, programRenewalTerms, STATE_TIME_ZONES } from '@saltbush/contract';
import { DateTime } from 'luxon';
import type { JourneySubscriptionDocument } from '../../src/domains/journeys';
import type { OrderItemDocument } from '../../src/domains/orders';
import { journeyDocuments } from '../health/journeys';
import { consentOf, type Encrypt } from './consents';
import { demoUuid } from './ids';
import { demoOrder } from './order';
import { customerBuyer } from './sample-day';

const DAY = 86_400_000;
const REFERENCE = 'SB-74B8-D2FS';

/** Answers that qualify: a BMI of 31.14. */
const ANSWERS = {
  'above-eighteen': 'yes',
  'pregnant-breastfeeding': 'no',
  height: '170cm',
  weight: '90kg',
  'diagnosed-medication': 'no',
  'taking-weightloss-medication': 'no',
  bmi: 31.14,
};

const [PROGRAM] = journeyDocuments();

/** The next morning's consult. */
const consultAt = (now: Date): Date =>
  DateTime.fromJSDate(now, { zone: STATE_TIME_ZONES[DEFAULT_STATE] })
    .plus({ days: 1 })
    .startOf('day')
    .set({ hour: 9 })
    .toJSDate();

function feeItem(): OrderItemDocument {
  const fee = PROGRAM?.price ?? 0;
  return {
    product_id: 0,
    code: `PROGRAM-${PROGRAM?._id}`,
    name: PROGRAM?.name ?? '',
    slug: '',
    image_url: '',
    quantity: 1,
    unit_price: fee,
    price_type: 'default',
    line_total: fee,
    gst: PROGRAM?.gst_free ? 0 : gstIncluded(fee),
    schedule: '',
    frequency: null,
    patient_uuid: null,
    script_type: null,
    eprescription_token: null,
  };
}

function subscriptionOf(userId: string, now: Date, questionnaire: string): JourneySubscriptionDocument {
  const at = new Date(now.getTime() - DAY);
  const appointment_at = consultAt(now);
  return {
    _id: demoUuid('journey/marit'),
    user_id: userId,
    journey_id: 1,
    open_key: `${userId}:1`,
    version: 3,
    patient_uuid: demoUuid('patient/marit'),
    status: 'reviewing',
    created_at: at,
    questionnaire,
    submitted_at: at,
    started_at: null,
    cancelled_at: null,
    next_period_at: null,
    anchor: null,
    cycle: 1,
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
    upcoming_booking: {
      id: demoUuid('journey-booking/marit'),
      appointment_at,
      status: 'booked',
      reminder_due_at: null,
    },
    items: [],
    lessons: [],
    order_references: [REFERENCE],
  };
}

/** A program that has been paid and waits for its practitioner: with its order, its consent and its consult. */
export async function sampleProgram(userId: string, { now, encrypt }: { now: Date; encrypt: Encrypt }) {
  const owner = `journey:${demoUuid('journey/marit')}`;
  const program = subscriptionOf(userId, now, await encrypt(JSON.stringify(ANSWERS), owner));
  const course = { reference: REFERENCE, timeline: [['placed', 24] as const], method: null };
  const terms = programRenewalTerms({ name: PROGRAM?.name ?? '', fee: PROGRAM?.price ?? 0 });
  return {
    program,
    order: demoOrder(course, [feeItem()], customerBuyer('marit', userId), now),
    consent: await consentOf({ subjectId: program._id, userId, terms, at: program.created_at }, encrypt),
    slot: { _id: consultAt(now).toISOString(), taken: 1 },
  };
}
