import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CardFieldsFragment } from '../../generated/gql/graphql';

const keyOf = (slug: string) => ['mf-catalog', 'product-card', slug] as const;

/** Keeps the card that a shopper follows, so that its product page has a title and a picture at once. */
export function rememberCard(queryClient: QueryClient, card: CardFieldsFragment): void {
  queryClient.setQueryData(keyOf(card.slug), card);
}

/** The card that led to a product page, or undefined when the page was not reached from one. */
export function useRememberedCard(slug: string): CardFieldsFragment | undefined {
  return useQueryClient().getQueryData<CardFieldsFragment>(keyOf(slug));
}
