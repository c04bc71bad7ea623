import { randomUUID } from 'node:crypto';
import { DEFAULT_STATE, FIELD_MESSAGES, isPrescriptionSchedule } from '@saltbush/contract';
import type { JourneySubscriptionsReviewInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { invalidInput, notFound } from '../../../lib/errors';
import { catalogueIds, findProducts } from '../../catalogue';
import { findOwnPatient } from '../../patients';
import { busy, requireSubscriptionId, wrongStatus } from '../access';
import type { JourneysContext } from '../context';
import type { JourneyItemDocument, JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { periodOf } from '../periods';
import { findAnySubscription, type SubscriptionChange, writeSubscription } from '../store';
import { subscriptionPayload } from './payload';

const MAX_REPEATS = 12;
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
    if (quantity < 1 || quantity > 10 || repeats < 1 || repeats > MAX_REPEATS) {
      throw invalidInput({ items: FIELD_MESSAGES.repeats_out_of_range });
    }
    return {
      id: randomUUID(),
      product_id: product._id,
      quantity,
      is_prescribed: true,
      repeats_left: repeats,
    };
  });
}

/** Starts the program: medicines are due immediately, the fee is paid for the first month. */
async function startProgram(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  hasMedicines: boolean,
): Promise<SubscriptionChange> {
  const { user_id, patient_uuid } = subscription;
  const patient = patient_uuid && (await findOwnPatient(ctx.db, user_id, patient_uuid));
  if (!patient) throw notFound('Patient');
  const at = ctx.clock.now();
  const state = patient.state ?? DEFAULT_STATE;
  const paid = periodOf({ at, months: 1 }, state);
  const first = hasMedicines ? periodOf({ at, months: 0 }, state) : paid;
  return {
    status: 'active',
    started_at: at,
    ...first,
    charge_due_at: first.next_period_at,
    fee_paid_until: paid.next_period_at,
    num_free_consults: 1,
  };
}

async function reviewed(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  input: JourneySubscriptionsReviewInput,
): Promise<SubscriptionChange> {
  const prescribed = await readItems(ctx, input, subscription.journey_id);
  const items = [...prescribed, ...subscription.items.filter(({ is_prescribed }) => !is_prescribed)];
  if (subscription.status === 'reviewing') {
    return { items, ...(await startProgram(ctx, subscription, prescribed.length > 0)) };
  }
  if (subscription.status === 'NoRepeats') {
    return { items, status: 'active', charge_due_at: subscription.next_period_at };
  }
  return { items };
}

/**
 * Stores a practitioner's decision after a consult: the medicines and repeats, possibly none. A program under review
 * starts; one waiting for a prescription resumes (section 4.h). Staff only.
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
  const change = await reviewed(ctx, subscription, input);
  if (!(await writeSubscription(ctx.db, subscription, change))) throw busy();
  return subscriptionPayload(ctx, { ...subscription, ...change, version: subscription.version + 1 });
}
