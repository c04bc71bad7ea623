import { DEFAULT_STATE } from '@saltbush/contract';
import type { JourneySubscriptionsReviewInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import { findOwnPatient, holdPatient, type PatientDocument } from '../../patients';
import { busy, requireSubscriptionId, wrongStatus } from '../access';
import { loadParties } from '../billing/parties';
import { recordDecision } from '../clinical/record-decision';
import type { JourneysContext } from '../context';
import { withDecision } from '../decisions/decision';
import { type FirstConsult, freeConsultAhead, requireFirstConsult } from '../decisions/first-consult';
import { readItems } from '../decisions/prescribed-items';
import { requireSeen, whyNotStored } from '../decisions/seen';
import type { JourneyItemDocument, JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { offerMail } from '../notices/mails';
import { changedOrderMail } from '../notices/update-order';
import { newOffer } from '../offers/offer';
import { periodOf } from '../periods';
import { checkRecord, medicineTexts } from '../record/record-check';
import { findAnySubscription, type SubscriptionChange, writeSubscription } from '../store';
import { subscriptionPayload } from './payload';

const REVIEWED = ['reviewing', 'active', 'NoRepeats'];

/** What a practitioner has decided about whom. */
interface Decision {
  prescribed: JourneyItemDocument[];
  patient: PatientDocument;
  note: string | null | undefined;
  consult: FirstConsult | null;
}

/** Starts the program: its first month is paid. */
function startProgram(
  ctx: JourneysContext,
  { patient, consult }: Pick<Decision, 'patient' | 'consult'>,
): SubscriptionChange {
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
    ...(consult === 'ahead' ? { upcoming_booking: null } : {}),
  };
}

/** Loads the patient. @throws {BusinessError} NOT_FOUND; RECORD_CONTRADICTS if something would start or be prescribed against the record */
async function checkedPatient(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  prescribed: readonly JourneyItemDocument[],
): Promise<PatientDocument> {
  const { user_id, patient_uuid, status } = subscription;
  const patient = patient_uuid && (await findOwnPatient(ctx.db, user_id, patient_uuid));
  if (!patient) throw notFound('Patient');
  if (status !== 'reviewing' && prescribed.length === 0) return patient;
  const medicines = await medicineTexts(ctx.db, prescribed);
  checkRecord(ctx, subscription, { reason: 'practitioner', patient, medicines });
  return patient;
}

function reviewed(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  { prescribed, patient, note, consult }: Decision,
): SubscriptionChange {
  const offer = prescribed.length > 0 ? newOffer(prescribed, ctx.clock.now()) : null;
  const outcome = offer ? 'prescribed' : 'no_medicine';
  const decisions = withDecision(ctx, subscription, { outcome, items: prescribed, note });
  if (subscription.status === 'reviewing') {
    return { offer, decisions, ...startProgram(ctx, { patient, consult }) };
  }
  if (offer) return { offer, decisions };
  const items = subscription.items.filter(({ is_prescribed }) => !is_prescribed);
  if (subscription.status !== 'NoRepeats') return { items, offer, decisions };
  return { items, offer, decisions, status: 'active', charge_due_at: subscription.next_period_at };
}

/**
 * Stores the decision, its inputs and the mail of its offer together. Returns false if another write came first, also to
 * the patient's record.
 */
async function write(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  { change, decision }: { change: SubscriptionChange; decision: Decision },
): Promise<boolean> {
  const { offer } = change;
  const { patient, prescribed: items, note, consult } = decision;
  const parties = offer ? await loadParties(ctx.db, subscription) : null;
  if (offer && !parties) throw notFound('Patient');
  const after = { ...subscription, ...change, version: subscription.version + 1 };
  // What is offered changes the order when it is accepted.
  const changed = offer ? null : await changedOrderMail(ctx, after);
  return inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(ctx.db, subscription, change, session))) return false;
    if (!(await holdPatient(ctx.db, patient, session))) throw busy();
    const kind = items.length > 0 ? 'prescribed' : 'no_medicine';
    await recordDecision(ctx, subscription, { kind, patient, items, note, consult }, session);
    if (consult === 'ahead') await freeConsultAhead(ctx, subscription, session);
    if (offer && parties) await enqueueMail(ctx, offerMail(ctx, parties, subscription, offer), session);
    if (changed) await enqueueMail(ctx, changed, session);
    return true;
  });
}

/**
 * Stores a practitioner's decision after a consult (rule health-28). Medicines become an offer: nothing is ordered or charged before the
 * member accepts it. A program under review starts; one that waits for a prescription resumes with the acceptance, or at
 * once without a medicine (section 4.h, rule consent-03). Nobody decides over a colleague's head (rule roles-12). Staff only.
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
  await requireSeen(ctx, subscription, input);
  if (!REVIEWED.includes(subscription.status)) throw wrongStatus('not_reviewable');
  if (isCharging(subscription, ctx.clock.now())) throw busy();
  const consult = requireFirstConsult(subscription, input.has_spoken ?? false, ctx.clock.now());
  const prescribed = await readItems(ctx, input, subscription.journey_id);
  const patient = await checkedPatient(ctx, subscription, prescribed);
  const decision = { prescribed, patient, note: input.note, consult };
  const change = reviewed(ctx, subscription, decision);
  if (!(await write(ctx, subscription, { change, decision }))) {
    throw await whyNotStored(ctx, subscription._id, input);
  }
  return subscriptionPayload(ctx, { ...subscription, ...change, version: subscription.version + 1 });
}
