import { paymentMethodKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient } from '@saltbush/shared-ui/platform';
import { addCard } from './api/add-card';
import { setDefaultCard } from './api/set-default-card';

/** Saves a card that the gateway has made a token of, as the default one: the program is charged to that. */
export async function keepCard(stripe_source_id: string): Promise<void> {
  await addCard(stripe_source_id);
  await setDefaultCard(stripe_source_id);
  // Whoever shows the cards next asks again; the step at hand stays as it is.
  void getQueryClient().invalidateQueries({ queryKey: paymentMethodKeys.all, refetchType: 'none' });
}
