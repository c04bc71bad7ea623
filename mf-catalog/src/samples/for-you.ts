import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import {
  BoughtIdsDocument,
  ProductsByIdDocument,
  ProductViewsDeleteDocument,
  ProductViewsMergeDocument,
  RootCategoriesDocument,
  SuggestedProductsDocument,
} from '../generated/gql/graphql';
import { favouritesApi } from './favourites';
import { shelfCard } from './products';

interface History {
  saved?: string[];
  bought?: string[];
  /** Products that may not be advertised. */
  restricted?: string[];
}

const SUGGESTED = ['11', '12', '13', '14', '15', '16'];

/** The api of a shopper with these favourites and purchases. */
export function forYouApi({ saved = [], bought = [], restricted = [] }: History): RequestHandler[] {
  const cardOf = (id: string) =>
    shelfCard(Number(id) - 1, restricted.includes(id) ? { schedule: '4' } : undefined);
  return [
    respondWith(RootCategoriesDocument, {
      categories: [{ id: '1', title: 'Vitamins', url: '/browse/vitamins' }],
    }),
    respondWith(BoughtIdsDocument, {
      previous_orders: { data: [{ items: bought.map((product_id) => ({ product_id })) }] },
    }),
    respondWith(ProductsByIdDocument, ({ ids }) => ({ products: [ids].flat().map(cardOf) })),
    respondWith(SuggestedProductsDocument, { recommended_products: { data: SUGGESTED.map(cardOf) } }),
    respondWith(ProductViewsMergeDocument, ({ product_ids }) => ({
      product_views_merge: { product_ids: [product_ids].flat() },
    })),
    ...favouritesApi(...saved),
  ];
}

/** Stores products as viewed on this device, latest first. Returns a function that forgets them. */
export function viewProducts(ids: string[]): () => void {
  localStorage.setItem('personal:recently_viewed', JSON.stringify(ids));
  return () => localStorage.removeItem('personal:recently_viewed');
}

/** The api's answer to a removal from the account's views. */
export const forgetAccountView = ({ deleted = true } = {}): RequestHandler =>
  respondWith(ProductViewsDeleteDocument, { product_views_delete: { deleted } });
