import { autoDeliveryKeys, type PaymentMethod, paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { errorMessage, renewQueries } from '@saltbush/shared-ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removePaymentMethod } from '../api/remove';
import { setDefaultPaymentMethod } from '../api/set-default';

/** Makes a payment method the default; an API error is shown next to it. */
export function useDefaultPaymentMethod({ payment_source_id: id }: PaymentMethod) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => setDefaultPaymentMethod(id),
    onSuccess: (methods) => client.setQueryData(paymentMethodsQuery().queryKey, methods),
  });
  return {
    setDefault: () => change.mutate(),
    isBusy: change.isPending,
    failure: change.isError ? errorMessage(change.error) : null,
  };
}

/** Deletes a payment method. Rejects with the API's error, which lists the AutoDeliveries that use it. */
export function useRemovePaymentMethod() {
  const client = useQueryClient();
  return async ({ payment_source_id }: PaymentMethod) => {
    try {
      client.setQueryData(paymentMethodsQuery().queryKey, await removePaymentMethod(payment_source_id));
    } catch (error) {
      // The error may list AutoDeliveries that are not displayed yet.
      void renewQueries(client, autoDeliveryKeys.all);
      throw error;
    }
  };
}
