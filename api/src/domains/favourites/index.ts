/**
 * Products a customer has saved for later.
 * Public interface for other domains, the server, jobs and the sample shop.
 */

export { alertFavourites } from './alerts';
export type { FavouritesContext } from './context';
export { createFavouriteLoaders } from './loaders';
