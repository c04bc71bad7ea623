import { paymentMethodKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient } from '@saltbush/shared-ui/platform';
import { addCard } from './api/add-card';
import { setDefaultCard } from './api/set-default-card';

/** Saves a card by its gateway token and makes it the default: programs charge the default card. */
export async function saveCard(stripe_source_id: string): Promise<void> {
  await addCard(stripe_source_id);
  await setDefaultCard(stripe_source_id);
  // Mark the cards as stale without refetching, so that the current step stays unchanged.
  void getQueryClient().invalidateQueries({ queryKey: paymentMethodKeys.all, refetchType: 'none' });
}
