import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CardFieldsFragment } from '../../generated/gql/graphql';

const keyOf = (slug: string) => ['mf-catalog', 'product-card', slug] as const;

/** Caches the followed card, so that its product page can show a title and picture immediately. */
export function cacheFollowedCard(queryClient: QueryClient, card: CardFieldsFragment): void {
  queryClient.setQueryData(keyOf(card.slug), card);
}

/** Returns the card that linked to a product page, or undefined if the page was opened another way. */
export function useFollowedCard(slug: string): CardFieldsFragment | undefined {
  return useQueryClient().getQueryData<CardFieldsFragment>(keyOf(slug));
}
