import { addCard } from './api/add-card';
import { setDefaultCard } from './api/set-default-card';

/** Saves a card that the gateway has made a token of, as the default one: the program is charged to that. */
export async function keepCard(stripe_source_id: string): Promise<void> {
  await addCard(stripe_source_id);
  await setDefaultCard(stripe_source_id);
}
