import type { JourneySubscriptionsAcceptOfferInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import { checkConsenter, checkShown, recordConsent } from '../../consents';
import { enqueueMail } from '../../mail';
import { holdPatient, type PatientDocument } from '../../patients';
import { busy, requireSubscription, wrongStatus } from '../access';
import { buildProgramOrder } from '../billing/build-order';
import type { Claim } from '../billing/claim';
import { orderBonus } from '../billing/order-bonus';
import { loadParties, type Parties } from '../billing/parties';
import { type ChargeResult, payAndStore } from '../billing/pay';
import { afterRenewal } from '../billing/plan-renewal';
import { orderKeyOf } from '../billing/renew';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { chargeClaimed, chargePayload, claimForUser } from '../mutations/charge-result';
import { changedOrderMail } from '../notices/update-order';
import { checkRecord, medicineTexts } from '../record/record-check';
import { type SubscriptionChange, writeSubscription } from '../store';
import { answered, offerFate, openOffer } from './offer';
import { type PlannedOffer, planOffer } from './plan-offer';

const inTurn = createKeyedQueue();

/** The consent of an acceptance, in the transaction that stores its effects. */
const consentOf = (
  ctx: JourneysContext,
  { _id, user_id }: JourneySubscriptionDocument,
  { terms }: PlannedOffer,
) => ({
  subjectId: _id,
  userId: user_id,
  terms,
  by: ctx.user,
});

/** The changed prescription replaces the earlier one in the next monthly order. */
async function acceptForLater(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  { planned, patient }: { planned: PlannedOffer; patient: PatientDocument },
): Promise<void> {
  if (isCharging(read, ctx.clock.now())) throw busy();
  const change: SubscriptionChange = {
    items: planned.items,
    ...answered(planned.offer.id, 'accepted', ctx.clock.now()),
  };
  const mail = await changedOrderMail(ctx, { ...read, ...change, version: read.version + 1 });
  const isWritten = await inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(ctx.db, read, change, session))) return false;
    if (!(await holdPatient(ctx.db, patient, session))) throw busy();
    await recordConsent(ctx, consentOf(ctx, read, planned), session);
    if (mail) await enqueueMail(ctx, mail, session);
    return true;
  });
  if (!isWritten) throw busy();
}

/** Items after the order: those that were sent have one supply less. */
function itemsAfter({ items }: PlannedOffer, changed: SubscriptionChange) {
  return items.map((item) => changed.items?.find(({ id }) => id === item.id) ?? item);
}

async function orderNow(
  ctx: JourneysContext,
  claim: Claim,
  parties: Parties,
  planned: PlannedOffer,
  due: NonNullable<PlannedOffer['now']>,
): Promise<ChargeResult> {
  const { subscription } = claim;
  const now = ctx.clock.now();
  const { voucher_code: voucherCode } = due.subscription;
  const order = buildProgramOrder({
    subscription,
    orderKey: orderKeyOf(subscription),
    parties,
    lines: due.plan.lines,
    products: due.plan.sent.flatMap(({ product }) => (product ? [product] : [])),
    bonusPoints: await orderBonus(ctx.db, due.plan.sent, now),
    voucherCode,
    now,
  });
  const {
    voucher_code: _code,
    voucher_discount: _discount,
    ...after
  } = afterRenewal(due.subscription, due.plan, parties, now);
  const change: SubscriptionChange = {
    ...after,
    ...(voucherCode ? { voucher_code: null, voucher_discount: 0 } : {}),
    items: itemsAfter(planned, after),
    ...answered(planned.offer.id, 'accepted', now),
    cycle: subscription.cycle + 1,
    order_references: [order.reference, ...subscription.order_references],
  };
  const consent = consentOf(ctx, subscription, planned);
  return payAndStore(ctx, {
    subscription,
    change,
    order,
    slot: null,
    mail: null,
    consent,
    parties,
  });
}

async function acceptOnce(ctx: JourneysContext, input: JourneySubscriptionsAcceptOfferInput) {
  const read = await requireSubscription(ctx, input.subscription_id);
  const offer = openOffer(read, ctx.clock.now());
  if (!offer || offer.id !== input.offer_id) throw wrongStatus(offerFate(read, input.offer_id));
  checkConsenter('medicine_order', ctx.user);
  const parties = await loadParties(ctx.db, read);
  if (!parties) throw notFound('Patient');
  const medicines = await medicineTexts(ctx.db, offer.items);
  checkRecord(ctx, read, { reason: 'member', patient: parties.patient, medicines });
  const planned = await planOffer(ctx.db, read, offer, parties, ctx.clock.now());
  checkShown(planned.terms, input.consent);
  const due = planned.now;
  if (!due) {
    await acceptForLater(ctx, read, { planned, patient: parties.patient });
    return chargePayload(ctx, read._id, { status: 'paid', order: null });
  }
  const isSent = offer.items.every(({ id }) => due.plan.sent.some((item) => item.id === id));
  if (!isSent) throw new BusinessError('OUT_OF_STOCK');
  const claim = await claimForUser(ctx, read);
  const result = await chargeClaimed(ctx, claim, () => orderNow(ctx, claim, parties, planned, due));
  return chargePayload(ctx, read._id, result);
}

/**
 * Accepts the practitioner's offer: only this orders and charges a medicine. Stored with the words that were agreed to;
 * a declined card leaves the offer open (rule consent-03).
 * @throws {BusinessError} SUBSCRIPTION_STATUS if it is over; CONSENT_REQUIRED; OUT_OF_STOCK; the payment errors
 */
export async function journeySubscriptionsAcceptOffer(
  _root: unknown,
  { input }: { input: JourneySubscriptionsAcceptOfferInput },
  ctx: JourneysContext,
) {
  const { _id } = await requireSubscription(ctx, input.subscription_id);
  return inTurn(_id, () => acceptOnce(ctx, input));
}
