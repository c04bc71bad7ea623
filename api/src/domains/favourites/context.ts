import type { CatalogueContext } from '../catalogue';
import type { FavouriteLoaders } from './loaders';

/** What the resolvers of favourites get. */
export type FavouritesContext = CatalogueContext & { loaders: FavouriteLoaders };
