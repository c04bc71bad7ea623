import { beginPlannedContent } from '../domains/content';
import { type JobFactory, MINUTE } from './job';

/** Publishes the content that staff have planned. */
export const plannedContent: JobFactory = (services) => ({
  name: 'planned-content',
  everyMs: MINUTE,
  run: (stopping) => beginPlannedContent(services, { stopping }),
});
