import { loadThreeDSecureDialog, type ThreeDSecureStep } from '@saltbush/shared-ui/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Subscription, storeSubscription } from '../subscription/api/subscriptions';

const ThreeDSecureDialog = lazy(loadThreeDSecureDialog);

/** What a call that charges answers: the subscription, or the bank's step, after which the same call is sent again. */
export interface ChargeAnswer {
  subscription: Subscription;
  three_d_secure?: ThreeDSecureStep | null;
}

/** Said when somebody closes the bank's step. */
export const BANK_CANCELLED = 'Your bank’s check was not finished. You have not been charged.';

/** A call that charges the card on file, with the bank's step between where there is one. */
export function useCharge<Variables>(
  send: (variables: Variables) => Promise<ChargeAnswer>,
  { onDone, onFailed }: { onDone?: () => void; onFailed?: (error: Error) => void } = {},
) {
  const client = useQueryClient();
  const [step, setStep] = useState<{ bank: ThreeDSecureStep; variables: Variables } | null>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const mutation = useMutation({
    mutationFn: (variables: Variables) => {
      setIsCancelled(false);
      return send(variables);
    },
    onSuccess: (answer, variables) => {
      if (answer.three_d_secure) return setStep({ bank: answer.three_d_secure, variables });
      storeSubscription(client, answer.subscription);
      onDone?.();
    },
    onError: onFailed,
  });
  const answered = () => {
    setStep(null);
    if (step) mutation.mutate(step.variables);
  };
  const cancel = () => {
    setStep(null);
    setIsCancelled(true);
  };
  const bankStep: ReactNode = step && (
    <Suspense>
      <ThreeDSecureDialog step={step.bank} onAnswered={answered} onCancel={cancel} />
    </Suspense>
  );
  return {
    charge: mutation.mutate,
    isBusy: mutation.isPending || step !== null,
    error: mutation.error,
    isCancelled,
    bankStep,
  };
}
