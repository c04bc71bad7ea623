import { paymentMethodKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient } from '@saltbush/shared-ui/platform';
import { addPaymentMethod } from './api/add-payment-method';
import { setDefaultMethod } from './api/set-default-method';

/** Saves a payment method by its gateway token and makes it the default: programs charge the default one. */
export async function savePaymentMethod(sourceId: string): Promise<void> {
  await addPaymentMethod(sourceId);
  await setDefaultMethod(sourceId);
  // Mark the saved methods as stale without refetching, so that the current step stays unchanged.
  void getQueryClient().invalidateQueries({ queryKey: paymentMethodKeys.all, refetchType: 'none' });
}
