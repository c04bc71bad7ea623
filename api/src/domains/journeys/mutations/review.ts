import { randomUUID } from 'node:crypto';
import {
  DEFAULT_STATE,
  FIELD_MESSAGES,
  isPrescriptionSchedule,
  MAX_PRESCRIBED,
  MAX_REPEATS,
  selectPrice,
} from '@saltbush/contract';
import type { JourneySubscriptionsReviewInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput, notFound } from '../../../lib/errors';
import { catalogueIds, findProducts } from '../../catalogue';
import { enqueueMail } from '../../mail';
import { findOwnPatient } from '../../patients';
import { busy, requireSubscriptionId, wrongStatus } from '../access';
import { loadParties } from '../billing/parties';
import type { JourneysContext } from '../context';
import { withDecision } from '../decisions/decision';
import type { JourneyItemDocument, JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { offerMail } from '../notices/mails';
import { newOffer } from '../offers/offer';
import { periodOf } from '../periods';
import { checkRecord } from '../record-check';
import { findAnySubscription, type SubscriptionChange, writeSubscription } from '../store';
import { subscriptionPayload } from './payload';

const REVIEWED = ['reviewing', 'active', 'NoRepeats'];

/** Maps the prescribed items for storage. @throws {BusinessError} INVALID_INPUT if one cannot be prescribed here */
async function readItems(
  ctx: JourneysContext,
  { items }: JourneySubscriptionsReviewInput,
  journeyId: number,
): Promise<JourneyItemDocument[]> {
  const products = await findProducts(ctx.db, catalogueIds(items.map(({ product_id }) => product_id)));
  return items.map(({ product_id, quantity, repeats }) => {
    const product = products.find(({ _id }) => String(_id) === product_id);
    const isProgram = product?.status === 'Active' && product.journey_ids.includes(journeyId);
    if (!product || !isProgram || !isPrescriptionSchedule(product.schedule)) {
      throw invalidInput({ items: FIELD_MESSAGES.not_a_program_medicine });
    }
    if (quantity < 1 || quantity > MAX_PRESCRIBED || repeats < 1 || repeats > MAX_REPEATS) {
      throw invalidInput({ items: FIELD_MESSAGES.repeats_out_of_range });
    }
    return {
      id: randomUUID(),
      product_id: product._id,
      quantity,
      is_prescribed: true,
      repeats_left: repeats,
      agreed_price: selectPrice(product.prices, { quantity })?.value ?? null,
    };
  });
}

/** Starts the program: its first month is paid. */
async function startProgram(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
): Promise<SubscriptionChange> {
  const { user_id, patient_uuid } = subscription;
  const patient = patient_uuid && (await findOwnPatient(ctx.db, user_id, patient_uuid));
  if (!patient) throw notFound('Patient');
  const at = ctx.clock.now();
  const state = patient.state ?? DEFAULT_STATE;
  const paid = periodOf({ at, months: 1 }, state);
  return {
    status: 'active',
    started_at: at,
    ...paid,
    charge_due_at: paid.next_period_at,
    fee_paid_until: paid.next_period_at,
    num_free_consults: 1,
  };
}

/** @throws {BusinessError} RECORD_CONTRADICTS if something would start or be prescribed against the record */
async function checkPatientRecord(
  ctx: JourneysContext,
  { user_id, patient_uuid, status }: JourneySubscriptionDocument,
  { items }: JourneySubscriptionsReviewInput,
): Promise<void> {
  if (status !== 'reviewing' && items.length === 0) return;
  const patient = patient_uuid && (await findOwnPatient(ctx.db, user_id, patient_uuid));
  if (!patient) throw notFound('Patient');
  checkRecord(ctx, patient, 'practitioner');
}

async function reviewed(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  input: JourneySubscriptionsReviewInput,
): Promise<SubscriptionChange> {
  const prescribed = await readItems(ctx, input, subscription.journey_id);
  const offer = prescribed.length > 0 ? newOffer(prescribed, ctx.clock.now()) : null;
  const outcome = offer ? 'prescribed' : 'no_medicine';
  const decisions = withDecision(ctx, subscription, { outcome, items: prescribed, note: input.note });
  if (subscription.status === 'reviewing') {
    return { offer, decisions, ...(await startProgram(ctx, subscription)) };
  }
  if (offer) return { offer, decisions };
  const items = subscription.items.filter(({ is_prescribed }) => !is_prescribed);
  if (subscription.status !== 'NoRepeats') return { items, offer, decisions };
  return { items, offer, decisions, status: 'active', charge_due_at: subscription.next_period_at };
}

/** Stores the decision and the mail of its offer together. Returns false if another write came first. */
async function write(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  change: SubscriptionChange,
): Promise<boolean> {
  const { offer } = change;
  const parties = offer ? await loadParties(ctx.db, subscription) : null;
  if (offer && !parties) throw notFound('Patient');
  return inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(ctx.db, subscription, change, session))) return false;
    if (offer && parties) await enqueueMail(ctx, offerMail(ctx, parties, subscription, offer), session);
    return true;
  });
}

/**
 * Stores a practitioner's decision after a consult. Medicines become an offer: nothing is ordered or charged before the
 * member accepts it. A program under review starts; one that waits for a prescription resumes with the acceptance, or at
 * once without a medicine (section 4.h, rule consent-03). Staff only.
 */
export async function journeySubscriptionsReview(
  _root: unknown,
  { input }: { input: JourneySubscriptionsReviewInput },
  ctx: JourneysContext,
) {
  requireUser(ctx);
  requirePermission(ctx, 'programs:review');
  const subscription = await findAnySubscription(ctx.db, requireSubscriptionId(input.subscription_id));
  if (!subscription) throw notFound('Subscription');
  if (!REVIEWED.includes(subscription.status)) throw wrongStatus('not_reviewable');
  if (isCharging(subscription, ctx.clock.now())) throw busy();
  await checkPatientRecord(ctx, subscription, input);
  const change = await reviewed(ctx, subscription, input);
  if (!(await write(ctx, subscription, change))) throw busy();
  return subscriptionPayload(ctx, { ...subscription, ...change, version: subscription.version + 1 });
}
