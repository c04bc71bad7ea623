import { DEFAULT_STATE, journeyPatientError, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import type { JourneySubscriptionsSetPatientInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError, notFound } from '../../../lib/errors';
import { findOwnPatient, type PatientDocument } from '../../patients';
import { wrongStatus } from '../access';
import type { JourneysContext } from '../context';
import { updateSubscription } from '../update-subscription';
import { subscriptionPayload } from './payload';

/** @throws {BusinessError} PATIENT_TOO_YOUNG before the patient's 18th birthday in their state (section 5.h) */
export function checkPatientAge({ dob, state }: Pick<PatientDocument, 'dob' | 'state'>, now: Date): void {
  const error = journeyPatientError(dob, localDate(now, STATE_TIME_ZONES[state ?? DEFAULT_STATE]));
  if (error) throw new BusinessError('PATIENT_TOO_YOUNG');
}

/** Sets the patient of a draft (section 7.g). */
export async function journeySubscriptionsSetPatient(
  _root: unknown,
  { input }: { input: JourneySubscriptionsSetPatientInput },
  ctx: JourneysContext,
) {
  const user = requireUser(ctx);
  const updated = await updateSubscription(
    ctx,
    input.subscription_id,
    async ({ status, ...subscription }) => {
      const patient = await findOwnPatient(ctx.db, user.id, input.patient_uuid);
      if (!patient) throw notFound('Patient');
      checkPatientAge(patient, ctx.clock.now());
      if (patient._id === subscription.patient_uuid) return null;
      if (status !== 'draft') throw wrongStatus('patient_fixed');
      // Answers and acknowledgements are about one person, so they do not carry over to another patient.
      return {
        patient_uuid: patient._id,
        questionnaire: null,
        submitted_at: null,
        record_asked_at: null,
        cleared: null,
      };
    },
  );
  return subscriptionPayload(ctx, updated);
}
