import {
  ANSWER_MISSING,
  isPayloadEligible,
  parseWeightLossPayload,
  type WeightLossPayload,
} from '@saltbush/contract';
import type { JourneySubscriptionsSubmitInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { findOwnPatient } from '../../patients';
import { requireSubscription, wrongStatus } from '../access';
import { checkSlot } from '../consults/consult-slot';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { checkAnswers } from '../record-check';
import { updateSubscription } from '../update-subscription';
import { subscriptionPayload } from './payload';
import { checkPatientAge } from './set-patient';

/** Binds the sealed answers to their subscription. */
export const answersOwner = ({ _id }: Pick<JourneySubscriptionDocument, '_id'>) => `journey:${_id}`;

/** No patient has been chosen yet (section 8). */
export const patientMissing = () => new BusinessError('PATIENT_REQUIRED', { reason: 'unanswered' });

/** Validates the answers on the server. @throws {BusinessError} INVALID_INPUT, NOT_ELIGIBLE */
function readAnswers(questionnaire: string): WeightLossPayload {
  const payload = parseWeightLossPayload(questionnaire);
  if (!payload) throw invalidInput({ questionnaire: ANSWER_MISSING });
  if (!isPayloadEligible(payload)) {
    throw new BusinessError('NOT_ELIGIBLE');
  }
  return payload;
}

/**
 * Submits the questionnaire with the slot of the first consult (section 7.g). Answers are stored encrypted; those
 * that exclude the patient from the program, or contradict the patient's record, are not stored at all.
 */
export async function journeySubscriptionsSubmit(
  _root: unknown,
  { input }: { input: JourneySubscriptionsSubmitInput },
  ctx: JourneysContext,
) {
  const user = requireUser(ctx);
  await requireSubscription(ctx, input.subscription_id);
  const now = ctx.clock.now();
  const answers = readAnswers(input.questionnaire);
  const updated = await updateSubscription(ctx, input.subscription_id, async (subscription) => {
    if (subscription.status !== 'draft') throw wrongStatus('submitted');
    if (!subscription.patient_uuid) throw patientMissing();
    const patient = await findOwnPatient(ctx.db, user.id, subscription.patient_uuid);
    if (!patient) throw notFound('Patient');
    checkPatientAge(patient, now);
    checkAnswers(ctx, patient, answers);
    checkSlot({ datetime: new Date(input.datetime), gmt_offset: input.gmt_offset }, now);
    const questionnaire = ctx.cipher.encrypt(JSON.stringify(answers), answersOwner(subscription));
    return { questionnaire, submitted_at: now };
  });
  return subscriptionPayload(ctx, updated);
}
