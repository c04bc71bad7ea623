import { FavouriteIdsDocument } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import {
  FavouriteAlertsDocument,
  FavouriteAlertsSetDocument,
  FavouritePageDocument,
  FavouritesAddDocument,
  FavouritesRemoveDocument,
} from '../generated/gql/graphql';
import { shelfCard } from './products';

/** The api of an account with these favourites, newest first; it remembers changes. */
export function favouritesApi(...first: string[]): RequestHandler[] {
  let ids = first;
  const add = (id: string) => {
    ids = [id, ...ids.filter((other) => other !== id)];
  };
  return [
    respondWith(FavouriteAlertsDocument, { favourite_alerts: { wanted: false } }),
    respondWith(FavouriteAlertsSetDocument, ({ input: { wanted } }) => ({
      favourite_alerts_set: { wanted },
    })),
    respondWith(FavouriteIdsDocument, () => ({ favourite_ids: ids })),
    respondWith(FavouritePageDocument, ({ page, perPage }) => ({
      favourite_products: {
        data: ids.slice((page - 1) * perPage, page * perPage).map((id) => shelfCard(Number(id) - 1)),
      },
    })),
    respondWith(FavouritesAddDocument, ({ input }) => {
      add(input.product_id);
      return { favourites_add: { favourite: { product_id: input.product_id } } };
    }),
    respondWith(FavouritesRemoveDocument, ({ input: { product_id } }) => {
      ids = ids.filter((id) => id !== product_id);
      return { favourites_remove: { product_id } };
    }),
  ];
}

/** Sets the session of a test or story. Returns a function that resets it. */
export function browseAs(status: 'guest' | 'signed-in'): () => void {
  useSession.setState({ status, user: null });
  return () => useSession.setState({ status: 'unknown', user: null });
}
