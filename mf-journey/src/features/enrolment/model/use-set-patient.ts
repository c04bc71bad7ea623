import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { createSubscription } from '../api/create';
import { setPatient } from '../api/set-patient';
import { patientFailure } from './patient-failure';

async function beginFor(patient_uuid: string): Promise<{ subscription: Subscription }> {
  const begun = await createSubscription({ journey_id: String(WEIGHT_LOSS_JOURNEY_ID) });
  // A program that has gone on from here is not begun again.
  if (begun.subscription.status !== 'draft') return begun;
  return setPatient({ subscription_id: begun.subscription.id, patient_uuid });
}

/** Begins the subscription, or takes the draft there is, and says whom it treats. */
export function useSetPatient(onDone: (subscription: Subscription) => void) {
  const { mutate, isPending, error } = useSubscriptionChange(beginFor);
  return {
    set: (uuid: string) => mutate(uuid, { onSuccess: ({ subscription }) => onDone(subscription) }),
    isPending,
    failure: error && patientFailure(error),
  };
}
