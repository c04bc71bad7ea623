import DataLoader from 'dataloader';
import type { BaseServices, RequestUser } from '../../lib/context';
import { findFavourites } from './store';

/** Batched look-ups of the user's favourites for one request. */
export function createFavouriteLoaders({ db }: Pick<BaseServices, 'db'>, user: RequestUser | null) {
  return {
    /** Is the product a favourite of the user? */
    isFavourite: new DataLoader<number, boolean>(async (productIds) => {
      const found = user ? await findFavourites(db, user.id, productIds) : [];
      const own = new Set(found.map(({ product_id }) => product_id));
      return productIds.map((id) => own.has(id));
    }),
  };
}

export type FavouriteLoaders = ReturnType<typeof createFavouriteLoaders>;
