import { beginPlannedContent } from '../domains/content';
import { checkContent } from '../domains/staff';
import { type JobFactory, MINUTE } from './job';

/** Publishes the content that staff have planned, if it still fits the shop. */
export const plannedContent: JobFactory = (services) => ({
  name: 'planned-content',
  everyMs: MINUTE,
  async run(stopping) {
    const moment = services.clock.now();
    const refused = await beginPlannedContent(services, {
      stopping,
      check: (kind, value) => checkContent({ ...services, moment }, kind, value),
    });
    for (const entry of refused) {
      services.log.warn({ entry }, 'Planned content does not fit the shop any more and stays a draft');
    }
  },
});
