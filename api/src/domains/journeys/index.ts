/**
 * Monthly health programs: enrolment, billing, lessons.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { renewDueSubscriptions } from './billing/renew-due';
export type { JourneysContext, JourneysServices } from './context';
export { openDecisionNote } from './decisions/decision';
export { listInStatus } from './decisions/review-queue';
export type {
  JourneyDecisionDocument,
  JourneyDocument,
  JourneySubscriptionDocument,
  JourneyVoucherDocument,
} from './documents';
export { settleDueEndings } from './endings/settle';
export { answersOwner } from './mutations/submit';
export { sendConsultReminders, sendReviewNotices } from './notices/send-notices';
export { findAnySubscription, listJourneys, listSubscriptions } from './store';
export { loadSubscriptionView } from './subscription-view';
