import type { AutoDeliveryDocument } from '../../src/domains/autodelivery';
import type { JourneySubscriptionDocument } from '../../src/domains/journeys';
import type { Draft } from '../catalogue/types';
import type { DemoAccount } from '../demo-accounts';
import { journeyDocuments } from '../health/journeys';
import type { Encrypt } from './consents';
import { DEMO_CARD, HOME } from './customers';
import { demoUuid } from './ids';
import { knownDraft } from './order-lines';
import { PROGRAM_ORDER } from './orders';
import { PATIENT_PRIYA } from './patients';

const DAY = 86_400_000;

/** Lessons of a subscription that has reached a given week: earlier ones read, this week's started, later ones locked. */
function lessonsAt(week: number): JourneySubscriptionDocument['lessons'] {
  const [journey] = journeyDocuments();
  return (journey?.lessons ?? []).map((lesson) => {
    if (lesson.week < week) return { lesson_id: lesson.id, status: 'Completed', percent: 100 };
    if (lesson.week === week) return { lesson_id: lesson.id, status: 'InProgress', percent: 40 };
    return { lesson_id: lesson.id, status: 'Locked', percent: 0 };
  });
}

const PROGRAM_ID = demoUuid('journey/priya');

/** Answers that qualify Priya for the program. */
const ANSWERED = {
  'above-eighteen': 'yes',
  'pregnant-breastfeeding': 'no',
  height: '168cm',
  weight: '88kg',
  'diagnosed-medication': 'no',
  'taking-weightloss-medication': 'no',
  bmi: 31.18,
};

/** Priya's program: active, in its seventh week, renews in twelve days. */
export async function demoJourneySubscription(
  userId: string,
  drafts: readonly Draft[],
  { now, encrypt }: { now: Date; encrypt: Encrypt },
): Promise<JourneySubscriptionDocument> {
  const item = (
    key: 'prescription4N' | 'journeyProduct' | 'journeyOther',
    quantity: number,
    is_prescribed: boolean,
  ) => ({
    id: demoUuid(`journey-item/${key}`),
    product_id: knownDraft(drafts, key).id,
    quantity,
    is_prescribed,
    repeats_left: is_prescribed ? 4 : null,
  });
  const started = new Date(now.getTime() - 45 * DAY);
  const next = new Date(now.getTime() + 12 * DAY);
  return {
    _id: PROGRAM_ID,
    user_id: userId,
    journey_id: 1,
    open_key: `${userId}:1`,
    version: 1,
    patient_uuid: PATIENT_PRIYA,
    status: 'active',
    created_at: started,
    questionnaire: await encrypt(JSON.stringify(ANSWERED), `journey:${PROGRAM_ID}`),
    submitted_at: started,
    started_at: started,
    cancelled_at: null,
    next_period_at: next,
    anchor: { at: next, months: 0 },
    cycle: 2,
    fee_paid_until: next,
    review_notice_at: new Date(next.getTime() - 8 * DAY),
    charge_due_at: next,
    charging_until: null,
    declines: 0,
    payment_failed_at: null,
    payment_retry_at: null,
    num_free_consults: 1,
    voucher_code: null,
    voucher_discount: 0,
    used_voucher_codes: [],
    cancel_reason: null,
    upcoming_booking: null,
    items: [
      item('prescription4N', 1, true),
      item('journeyProduct', 2, false),
      item('journeyOther', 1, false),
    ],
    lessons: lessonsAt(7),
    order_references: [PROGRAM_ORDER],
  };
}

/** Priya's AutoDelivery: every four weeks, next delivered in sixteen days (decisions: notify −7, lock-in −3, charge −2 days). */
export function demoAutoDelivery(
  account: DemoAccount,
  userId: string,
  drafts: readonly Draft[],
  now: Date,
): AutoDeliveryDocument {
  const delivery = now.getTime() + 16 * DAY;
  const item = (key: 'magnesium' | 'autodelivery' | 'multibuy', quantity: number, one_off: boolean) => ({
    id: demoUuid(`autodelivery-item/${key}`),
    product_id: knownDraft(drafts, key).id,
    quantity,
    one_off,
    patient_uuid: null,
    price_type: 'default',
    script_type: null,
    eprescription_token: null,
  });
  return {
    _id: demoUuid('autodelivery/priya'),
    user_id: userId,
    name: 'Bathroom shelf',
    frequency: '4W',
    status: 'active',
    last_payment_status: 'succeeded',
    milestone: 'notify',
    next_step_at: new Date(delivery - 7 * DAY),
    cycle: 3,
    charge_failures: 0,
    notify_date: new Date(delivery - 7 * DAY),
    lockin_date: new Date(delivery - 3 * DAY),
    charge_date: new Date(delivery - 2 * DAY),
    delivery_date: new Date(delivery),
    stripe_source_id: DEMO_CARD.stripe_source_id,
    items: [item('magnesium', 1, false), item('autodelivery', 1, false), item('multibuy', 2, true)],
    shipping_first_name: HOME.first_name,
    shipping_last_name: HOME.last_name,
    shipping_email: account.email,
    shipping_phone: HOME.phone,
    shipping_address_1: HOME.address_1,
    shipping_address_2: HOME.address_2,
    shipping_suburb: HOME.suburb,
    shipping_state: HOME.state,
    shipping_postcode: HOME.postcode,
    shipping_country: 'Australia',
    delivery_instructions: null,
    authority_to_leave: true,
    version: 0,
    created_at: new Date(now.getTime() - 72 * DAY),
  };
}
