import { sendReviewNotices } from '../domains/journeys';
import { type JobFactory, MINUTE } from './job';

/** Notifies program members that their next order can be reviewed (section 4.h). */
export const journeyReviews: JobFactory = (services) => ({
  name: 'journey-reviews',
  everyMs: 5 * MINUTE,
  run: (stopping) => sendReviewNotices(services, { stopping }),
});
