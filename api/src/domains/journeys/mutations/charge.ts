import type { JourneySubscriptionsChargeInput } from '../../../generated/resolvers';
import { BusinessError, notFound } from '../../../lib/errors';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import { countPayment } from '../../../payments/count-payment';
import { checkConsenter, checkShown } from '../../consents';
import { eraseDraft } from '../../health-drafts';
import { namedSourceId, requireSource } from '../../payment-methods';
import { requireSubscription, wrongStatus } from '../access';
import { openAnswers } from '../answers';
import { buildProgramOrder } from '../billing/build-order';
import { feeLine, priceLines } from '../billing/order-lines';
import { loadParties, type Parties } from '../billing/parties';
import { type ChargeResult, payAndStore } from '../billing/pay';
import { orderKeyOf } from '../billing/renew';
import { renewalTerms } from '../consent/consented';
import { checkSlot, consultState, newBooking, type SlotInput, slotId } from '../consults/consult-slot';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { consultConfirmationMail } from '../notices/consult-mails';
import { agreedMail } from '../notices/mails';
import { checkRecord } from '../record/record-check';
import { chargeClaimed, chargeError, chargePayload, claimForUser } from './charge-result';
import { subscriptionPayload } from './payload';
import { checkPatientAge } from './set-patient';
import { patientMissing } from './submit';

const inTurn = createKeyedQueue();

/** Checks before charging that the patient is old enough and the answers were submitted. @throws {BusinessError} */
async function checkComplete(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
): Promise<Parties> {
  if (subscription.status !== 'draft') throw wrongStatus('cancelled');
  if (!subscription.patient_uuid) throw patientMissing();
  // Answers that a former release took do not tell a single sign of pregnancy from none.
  const answers = openAnswers(ctx.cipher, subscription);
  if (!answers?.['pregnancy-options']) throw new BusinessError('QUESTIONNAIRE_REQUIRED');
  const parties = await loadParties(ctx.db, subscription);
  if (!parties) throw notFound('Patient');
  checkPatientAge(parties.patient, ctx.clock.now());
  const reason = subscription.record_asked_at ? 'waiting' : 'answers';
  checkRecord(ctx, subscription, { reason, patient: parties.patient });
  return parties;
}

/** Returns the payment method that is not saved yet; null to charge the default one. @throws {BusinessError} INVALID_INPUT */
async function newSourceOf(
  ctx: JourneysContext,
  input: JourneySubscriptionsChargeInput,
): Promise<string | null> {
  const sourceId = namedSourceId(input);
  if (!sourceId) return null;
  await countPayment(ctx, input.subscription_id ?? '');
  try {
    return await requireSource(ctx, sourceId, 'later');
  } catch (error) {
    throw chargeError(ctx, error);
  }
}

/** Charges the first month's fee and books the first consult atomically. */
function enrol(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  parties: Parties,
  { slot, newSource }: { slot: SlotInput; newSource: string | null },
): Promise<ChargeResult> {
  const { datetime } = slot;
  const consent = {
    subjectId: subscription._id,
    userId: subscription.user_id,
    terms: renewalTerms(parties.journey),
    by: ctx.user,
  };
  const lines = priceLines([feeLine(parties.journey, parties.journey.price)], subscription.voucher_discount);
  const now = ctx.clock.now();
  const booking = newBooking(datetime, now);
  const orderKey = orderKeyOf(subscription);
  const { voucher_code, used_voucher_codes } = subscription;
  const services = { products: [], voucherCode: voucher_code };
  const order = buildProgramOrder({ subscription, orderKey, parties, lines, ...services, now });
  const change = {
    status: 'reviewing' as const,
    cycle: subscription.cycle + 1,
    charging_until: null,
    record_asked_at: null,
    order_references: [order.reference, ...subscription.order_references],
    upcoming_booking: booking,
    voucher_code: null,
    voucher_discount: 0,
    used_voucher_codes: voucher_code ? [...used_voucher_codes, voucher_code] : used_voucher_codes,
  };
  return payAndStore(ctx, {
    subscription,
    change,
    order,
    slot: slotId(datetime),
    mail: consultConfirmationMail(ctx, parties, booking),
    consent,
    agreement: agreedMail(ctx, parties, subscription, [consent.terms]),
    parties,
    newSource,
  });
}

async function chargeOnce(ctx: JourneysContext, input: JourneySubscriptionsChargeInput) {
  const read = await requireSubscription(ctx, input.subscription_id);
  if (read.cycle > 0) return { ...(await subscriptionPayload(ctx, read)), three_d_secure: null };
  const parties = await checkComplete(ctx, read);
  checkConsenter('program_renewal', ctx.user);
  checkShown(renewalTerms(parties.journey), input.consent);
  const slot = { datetime: new Date(input.datetime), gmt_offset: input.gmt_offset };
  checkSlot(slot, ctx.clock.now(), consultState(parties.patient));
  const newSource = await newSourceOf(ctx, input);
  const claim = await claimForUser(ctx, read);
  const result = await chargeClaimed(ctx, claim, () =>
    enrol(ctx, claim.subscription, parties, { slot, newSource }),
  );
  return chargePayload(ctx, read._id, result);
}

/**
 * Charges the first month of a submitted program to the default payment method, or to a new one that is kept once it has paid, and books its first consult, once; a practitioner
 * then reviews it (section 7.g). A repeated call returns the current subscription.
 */
export async function journeySubscriptionsCharge(
  _root: unknown,
  { input }: { input: JourneySubscriptionsChargeInput },
  ctx: JourneysContext,
) {
  const { _id, user_id } = await requireSubscription(ctx, input.subscription_id);
  const charged = await inTurn(_id, () => chargeOnce(ctx, input));
  if (charged.subscription.document.cycle > 0) await eraseDraft(ctx.db, user_id, null);
  return charged;
}
