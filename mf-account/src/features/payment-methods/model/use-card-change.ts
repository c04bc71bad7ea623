import { autoDeliveryKeys, type PaymentMethod, paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { errorMessage, renewQueries } from '@saltbush/shared-ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeCard } from '../api/remove';
import { setDefaultCard } from '../api/set-default';

/** Makes a card the default; an API error is shown next to the card. */
export function useDefaultCard({ payment_source_id: id }: PaymentMethod) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => setDefaultCard(id),
    onSuccess: (cards) => client.setQueryData(paymentMethodsQuery().queryKey, cards),
  });
  return {
    setDefault: () => change.mutate(),
    isBusy: change.isPending,
    failure: change.isError ? errorMessage(change.error) : null,
  };
}

/** Deletes a card. Rejects with the API's error, which lists the AutoDeliveries that use it. */
export function useRemoveCard() {
  const client = useQueryClient();
  return async ({ payment_source_id }: PaymentMethod) => {
    try {
      client.setQueryData(paymentMethodsQuery().queryKey, await removeCard(payment_source_id));
    } catch (error) {
      // The error may list AutoDeliveries that are not displayed yet.
      void renewQueries(client, autoDeliveryKeys.all);
      throw error;
    }
  };
}
