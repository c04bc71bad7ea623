import type { AutoDeliveryDocument } from '../../src/domains/autodelivery';
import type { JourneySubscriptionDocument } from '../../src/domains/journeys';
import type { AttemptDocument } from '../../src/payments/attempts';
import type { SourceDocument } from '../../src/payments/embedded/store';
import type { Draft } from '../catalogue/types';
import type { DemoAccount } from '../demo-accounts';
import { demoConsents, type Encrypt } from './consents';
import { demoUuid } from './ids';
import { SAMPLE_HOMES } from './sample-people';
import { demoAutoDelivery, demoJourneySubscription } from './subscriptions';

const DAY = 86_400_000;
/** A declined charge is tried again 1, 3 and 5 days later; then it waits for its customer. */
const TRIES = 4;
const TRIED_FOR = 5;
/** How long ago both charges were due. */
const DUE_AGO = 8;

/** A card that paid once, and that its bank declines by now. */
export const DECLINED_CARD = {
  stripe_source_id: 'src_demo_hugo_visa',
  brand: 'visa',
  last4: '0002',
  exp_month: 8,
  exp_year: 2030,
};

const MESSAGE = 'Your card was declined.';

interface Sources {
  account: DemoAccount;
  userId: string;
  now: Date;
}

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

async function declinedProgram(
  { userId, now }: Sources,
  drafts: readonly Draft[],
  encrypt: Encrypt,
): Promise<JourneySubscriptionDocument> {
  const due = daysAgo(now, DUE_AGO);
  return {
    ...(await demoJourneySubscription(userId, drafts, { now, encrypt })),
    ...{ _id: demoUuid('journey/hugo'), patient_uuid: demoUuid('patient/hugo') },
    status: 'PaymentDeclinedForRenewal',
    ...{ questionnaire: null, items: [], order_references: [] },
    ...{ next_period_at: due, anchor: { at: due, months: 0 }, fee_paid_until: due },
    ...{ review_notice_at: null, notice: { period: due, at: daysAgo(due, DUE_AGO) }, charge_due_at: null },
    ...{ declines: TRIES, payment_failed_at: daysAgo(now, DUE_AGO - TRIED_FOR) },
  };
}

function declinedDelivery({ account, userId, now }: Sources, drafts: readonly Draft[]): AutoDeliveryDocument {
  const { address_1, address_2, suburb, state, postcode, phone } = SAMPLE_HOMES.hugo;
  const due = daysAgo(now, DUE_AGO);
  const lastTry = daysAgo(now, DUE_AGO - TRIED_FOR);
  return {
    ...demoAutoDelivery(account, userId, drafts, now),
    ...{ _id: demoUuid('autodelivery/hugo'), name: 'For the shed' },
    ...({ status: 'paused', milestone: 'charge', last_payment_status: 'failed' } as const),
    ...{ charge_failures: TRIES, next_step_at: lastTry },
    ...{ notify_date: daysAgo(due, 5), lockin_date: daysAgo(due, 1), charge_date: lastTry },
    delivery_date: daysAgo(lastTry, -2),
    stripe_source_id: DECLINED_CARD.stripe_source_id,
    ...{ shipping_first_name: account.first_name, shipping_last_name: account.last_name },
    ...{ shipping_phone: phone, shipping_address_1: address_1, shipping_address_2: address_2 },
    ...{ shipping_suburb: suburb, shipping_state: state, shipping_postcode: postcode },
  };
}

function lastAttempt(order_key: string, cart_uuid: string, { now }: Sources): AttemptDocument {
  const at = daysAgo(now, DUE_AGO - TRIED_FOR);
  return {
    ...{ _id: `${order_key}:${TRIES}`, order_key, number: TRIES, cart_uuid, amount: 9900 },
    status: 'declined',
    ...{ source_id: DECLINED_CARD.stripe_source_id, intent_id: null, details: null },
    ...{ message: MESSAGE, created_at: at, updated_at: at, expires_at: daysAgo(at, -90) },
  };
}

function sourceOf({ now }: Sources): SourceDocument {
  const { stripe_source_id, ...card } = DECLINED_CARD;
  return { _id: stripe_source_id, outcome: 'declined', ...card, created_at: now };
}

/** A program and an AutoDelivery of one customer whose charges were declined until the shop no longer tried. */
export async function sampleCharges(sources: Sources, drafts: readonly Draft[], encrypt: Encrypt) {
  const program = await declinedProgram(sources, drafts, encrypt);
  const delivery = declinedDelivery(sources, drafts);
  const consents = await demoConsents(program, delivery, drafts, encrypt);
  const { _id: id, cycle } = delivery;
  return {
    program,
    delivery,
    consents: consents.filter(({ kind }) => kind !== 'medicine_order'),
    attempts: [
      lastAttempt(`journey:${program._id}:${program.cycle}`, program._id, sources),
      lastAttempt(`autodelivery:${id}:${cycle}`, `autodelivery:${id}:${cycle}`, sources),
    ],
    source: sourceOf(sources),
  };
}
