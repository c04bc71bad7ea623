import {
  ANSWER_MISSING,
  FIELD_MESSAGES,
  type ProgramAnswers,
  parseWeightLossPayload,
  readPregnancyOptions,
  withPregnancyOptions,
} from '@saltbush/contract';
import type { JourneySubscriptionsSubmitInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { findOwnPatient } from '../../patients';
import { busy, requireSubscription, wrongStatus } from '../access';
import { answersOwner } from '../answers';
import { decide, keepEarlier, keepTry, type Try, type TryKind } from '../clinical/keep-try';
import { requirePlace } from '../consults/consult-places';
import { checkSlot, consultState, slotId } from '../consults/consult-slot';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { deniedFacts } from '../record/record-check';
import { writeSubscription } from '../store';
import { subscriptionPayload } from './payload';
import { checkPatientAge } from './set-patient';

const ATTEMPTS = 20;

/** No patient has been chosen yet (section 8). */
export const patientMissing = () => new BusinessError('PATIENT_REQUIRED', { reason: 'unanswered' });

/** Validates the answers on the server. @throws {BusinessError} INVALID_INPUT */
function readAnswers({ questionnaire, pregnancy_options }: JourneySubscriptionsSubmitInput): ProgramAnswers {
  const payload = parseWeightLossPayload(questionnaire);
  if (!payload) throw invalidInput({ questionnaire: ANSWER_MISSING });
  // Pages of former releases do not send them: what they call a "no" may be a single sign of pregnancy.
  const options = readPregnancyOptions(pregnancy_options ?? []);
  if (!options) throw invalidInput({ pregnancy_options: FIELD_MESSAGES.pregnancy_options_missing });
  return withPregnancyOptions(payload, options);
}

/** Checks the slot of the first consult, where one is chosen already. @throws {BusinessError} */
async function checkChosenSlot(
  { db, clock }: Pick<JourneysContext, 'db' | 'clock'>,
  { datetime, gmt_offset }: JourneySubscriptionsSubmitInput,
  { patient }: Try,
): Promise<void> {
  if (!datetime) return;
  const slot = { datetime: new Date(datetime), gmt_offset: gmt_offset ?? 0 };
  checkSlot(slot, clock.now(), consultState(patient));
  await requirePlace(db, slotId(slot.datetime));
}

/** Reads what a try rests on. @throws {BusinessError} */
async function readTry(
  ctx: JourneysContext,
  input: JourneySubscriptionsSubmitInput,
  answers: ProgramAnswers,
): Promise<Try> {
  const subscription = await requireSubscription(ctx, input.subscription_id);
  if (subscription.status !== 'draft') throw wrongStatus('submitted');
  if (!subscription.patient_uuid) throw patientMissing();
  const patient = await findOwnPatient(ctx.db, subscription.user_id, subscription.patient_uuid);
  if (!patient) throw notFound('Patient');
  checkPatientAge(patient, ctx.clock.now());
  const facts = deniedFacts(ctx, subscription, { patient, answers });
  return { subscription, patient, answers, facts, insists: input.insists ?? false };
}

/** Stores the answers of a try with its decision. Returns null if another write came first. */
async function store(
  ctx: JourneysContext,
  found: Try,
  kind: TryKind,
): Promise<JourneySubscriptionDocument | null> {
  const { subscription, answers } = found;
  const now = ctx.clock.now();
  const change = {
    questionnaire: ctx.cipher.encrypt(JSON.stringify(answers), answersOwner(subscription)),
    submitted_at: now,
    record_asked_at: kind === 'put_to_practitioner' ? (subscription.record_asked_at ?? now) : null,
  };
  const isWritten = await inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(ctx.db, subscription, change, session))) return false;
    await keepTry(ctx, found, kind, session);
    return true;
  });
  return isWritten ? { ...subscription, ...change, version: subscription.version + 1 } : null;
}

/**
 * Submits the questionnaire (section 7.g). Every try and its decision are kept sealed for practitioners, with answers
 * that excluded before. Answers that exclude are not the program's; those that the record denies are a practitioner's
 * to look at if the patient insists: nothing can be paid before (rules health-18, health-20).
 */
export async function journeySubscriptionsSubmit(
  _root: unknown,
  { input }: { input: JourneySubscriptionsSubmitInput },
  ctx: JourneysContext,
) {
  const user = requireUser(ctx);
  await requireSubscription(ctx, input.subscription_id);
  await ctx.limits.count('answersByUser', user.id);
  const answers = readAnswers(input);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await readTry(ctx, input, answers);
    if (attempt === 0) await keepEarlier(ctx, found.subscription, input.earlier_answers ?? []);
    const kind = decide(found);
    if (kind === 'not_eligible' || kind === 'contradicted') {
      await keepTry(ctx, found, kind);
      if (kind === 'not_eligible') throw new BusinessError('NOT_ELIGIBLE');
      throw new BusinessError('RECORD_CONTRADICTS', { reason: 'answers', facts: found.facts });
    }
    await checkChosenSlot(ctx, input, found);
    const stored = await store(ctx, found, kind);
    if (stored) return subscriptionPayload(ctx, stored);
  }
  throw busy();
}
