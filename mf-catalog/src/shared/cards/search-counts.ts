import type { QueryClient } from '@tanstack/react-query';
import type { FoundCard } from './card-model';

/**
 * Counts a search that came with the document, once; with a card that was followed, reports the click on it. Its code is
 * loaded when it is needed; what it counts may be lost.
 * @param index of the card, from 0 over all results
 */
export const countSearch = (client: QueryClient, card?: FoundCard, index?: number) =>
  void import('./api/search-id').then(({ count }) => count(client, card, index)).catch(() => undefined);
