import { alertFavourites } from '../domains/favourites';
import { type JobFactory, MINUTE } from './job';

/** Tells customers who asked that a favourite is back in stock or costs less. */
export const favouriteAlerts: JobFactory = (services) => ({
  name: 'favourite-alerts',
  everyMs: MINUTE,
  run: (stopping) => alertFavourites(services, { stopping }),
});
