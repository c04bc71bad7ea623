/**
 * Monthly health programs: enrolment, billing, lessons.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { renewDueSubscriptions } from './billing/renew-due';
export type { JourneysContext, JourneysServices } from './context';
export type { JourneyDocument, JourneySubscriptionDocument, JourneyVoucherDocument } from './documents';
export { settleDueEndings } from './endings/settle';
export { answersOwner } from './mutations/submit';
export { sendConsultReminders, sendReviewNotices } from './notices/send-notices';
export { listJourneys, listSubscriptions } from './store';
export { loadSubscriptionView } from './subscription-view';
