import { publish } from '@saltbush/shared-ui/bus';
import { type ChargeResult, useCharge } from '@saltbush/shared-ui/payment';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Subscription, storeSubscription } from '../subscription/api/subscriptions';

interface SubscriptionCharge extends ChargeResult {
  subscription: Subscription;
}

interface SubscriptionChargeOptions {
  onDone?: () => void;
  /** Handles errors that are shown elsewhere. Returns true if the error was one. */
  handleError?: (error: unknown) => boolean;
}

/**
 * Sends a mutation that charges the payment method on file, including 3-D Secure, and caches the returned subscription.
 * `failure` is the message of the last attempt.
 */
export function useSubscriptionCharge<Variables>(
  send: (variables: Variables) => Promise<SubscriptionCharge>,
  { onDone, handleError }: SubscriptionChargeOptions = {},
) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { charge, isBusy, dialog } = useCharge(
    (variables: Variables) => {
      setFailure(null);
      return send(variables);
    },
    {
      onDone: ({ subscription }) => {
        storeSubscription(client, subscription);
        publish('program:changed', {});
        onDone?.();
      },
      onFailed: (error) => {
        if (!handleError?.(error)) setFailure(errorMessage(error));
      },
      onCancelled: setFailure,
    },
  );
  return { charge: (variables: Variables) => void charge(variables), isBusy, failure, setFailure, dialog };
}
