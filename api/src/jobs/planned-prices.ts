import { beginPlannedPrices } from '../domains/catalogue';
import { type JobFactory, MINUTE } from './job';

/** Begins the prices that staff have planned, and shows them in search results. */
export const plannedPrices: JobFactory = (services) => ({
  name: 'planned-prices',
  everyMs: MINUTE,
  async run(stopping) {
    const changed = await beginPlannedPrices(services, { stopping });
    if (changed.length > 0) await services.search.refresh(changed);
  },
});
