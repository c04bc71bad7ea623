import DataLoader from 'dataloader';
import type { RequestUser } from '../../lib/context';
import type { ApiServices } from '../../server/context';
import { findFavourites } from './store';

/** Batched look-ups of the user's favourites for one request. */
export function createFavouriteLoaders({ db }: Pick<ApiServices, 'db'>, user: RequestUser | null) {
  return {
    /** Is the product a favourite of the user? */
    isFavourite: new DataLoader<number, boolean>(async (productIds) => {
      const found = user ? await findFavourites(db, user.id, productIds) : [];
      const own = new Set(found.map(({ product_id }) => product_id));
      return productIds.map((id) => own.has(id));
    }),
  };
}
