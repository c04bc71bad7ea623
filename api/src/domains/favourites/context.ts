import type { CatalogueContext } from '../catalogue';
import type { FavouriteLoaders } from './loaders';

/** Context of the favourites resolvers. */
export type FavouritesContext = CatalogueContext & { loaders: FavouriteLoaders };
