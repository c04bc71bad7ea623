import { paymentMethodKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient } from '@saltbush/shared-ui/platform';
import { addCard } from './api/add-card';
import { setDefaultCard } from './api/set-default-card';

/** Saves a card by its gateway token and makes it the default: programs charge the default card. */
export async function saveCard(sourceId: string): Promise<void> {
  await addCard(sourceId);
  await setDefaultCard(sourceId);
  // Mark the cards as stale without refetching, so that the current step stays unchanged.
  void getQueryClient().invalidateQueries({ queryKey: paymentMethodKeys.all, refetchType: 'none' });
}
