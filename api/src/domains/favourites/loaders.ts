import DataLoader from 'dataloader';
import type { BaseServices, RequestUser } from '../../lib/context';
import { findFavourites } from './store';

/** Creates batched lookups of the user's favourites for one request. */
export function createFavouriteLoaders({ db }: Pick<BaseServices, 'db'>, user: RequestUser | null) {
  return {
    /** Whether the product is one of the user's favourites. */
    isFavourite: new DataLoader<number, boolean>(async (productIds) => {
      const found = user ? await findFavourites(db, user.id, productIds) : [];
      const favourites = new Set(found.map(({ product_id }) => product_id));
      return productIds.map((id) => favourites.has(id));
    }),
  };
}

export type FavouriteLoaders = ReturnType<typeof createFavouriteLoaders>;
