import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { createSubscription } from '../api/create';
import { setPatient } from '../api/set-patient';
import { submitQuestionnaire } from '../api/submit';
import type { HandedIn } from './handed-in';
import { patientFailure } from './patient-failure';

/** A subscription with its patient, and how the patient's record denies the answers; null if it does not. */
interface Enrolled {
  subscription: Subscription;
  difference: string | null;
}

async function enrolPatient({ uuid, given }: { uuid: string; given: HandedIn }): Promise<Enrolled> {
  const created = await createSubscription({ journey_id: String(WEIGHT_LOSS_JOURNEY_ID) });
  // An existing subscription may already be past the draft stage; leave its patient as is.
  if (created.subscription.status !== 'draft') return { ...created, difference: null };
  const subscription_id = created.subscription.id;
  const chosen = await setPatient({ subscription_id, patient_uuid: uuid });
  try {
    return { ...(await submitQuestionnaire({ subscription_id, ...given })), difference: null };
  } catch (error) {
    if (!hasCode(error, 'RECORD_CONTRADICTS')) throw error;
    return { ...chosen, difference: errorMessage(error) };
  }
}

/** Creates a subscription, or reuses the existing draft, sets its patient and hands in the answers. */
export function useSetPatient(given: HandedIn, onDone: (enrolled: Enrolled) => void) {
  const { mutate, isPending, error } = useSubscriptionChange(enrolPatient);
  return {
    set: (uuid: string) => mutate({ uuid, given }, { onSuccess: onDone }),
    isPending,
    failure: error && patientFailure(error),
  };
}
