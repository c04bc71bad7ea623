import type { ListingsContext } from '../listings';
import type { FavouriteLoaders } from './loaders';

/** Context of the favourites resolvers. */
export type FavouritesContext = ListingsContext & { loaders: FavouriteLoaders };
