/**
 * Products that a customer keeps for later.
 * Other domains, the server, jobs and the sample shop know this much.
 */

export type { FavouritesContext } from './context';
export { createFavouriteLoaders } from './loaders';
