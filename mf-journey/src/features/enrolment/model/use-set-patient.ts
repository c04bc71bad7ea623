import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { createSubscription } from '../api/create';
import { setPatient } from '../api/set-patient';
import { patientFailure } from './patient-failure';

async function enrolPatient(patient_uuid: string): Promise<{ subscription: Subscription }> {
  const created = await createSubscription({ journey_id: String(WEIGHT_LOSS_JOURNEY_ID) });
  // An existing subscription may already be past the draft stage; leave its patient as is.
  if (created.subscription.status !== 'draft') return created;
  return setPatient({ subscription_id: created.subscription.id, patient_uuid });
}

/** Creates a subscription, or reuses the existing draft, and sets its patient. */
export function useSetPatient(onDone: (subscription: Subscription) => void) {
  const { mutate, isPending, error } = useSubscriptionChange(enrolPatient);
  return {
    set: (uuid: string) => mutate(uuid, { onSuccess: ({ subscription }) => onDone(subscription) }),
    isPending,
    failure: error && patientFailure(error),
  };
}
