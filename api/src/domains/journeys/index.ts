/**
 * Monthly health programs: enrolment, billing, lessons.
 * The public interface for other domains, the server, jobs and the sample data.
 */

export { openAnswers } from './answers';
export { renewDueSubscriptions } from './billing/renew-due';
export { viewConversation } from './care/conversation';
export { findConversation, listWaiting } from './care/store';
export { programCharges } from './charges';
export type { OpenedEntry } from './clinical/entry';
export { openEntry } from './clinical/entry';
export { listEntries } from './clinical/store';
export { consultsBooked } from './consults/consult-places';
export { openConsultNote } from './consults/ending';
export { awaitsOutcome, consultEnd, consultsOf, outcomeOf } from './consults/outcomes';
export type { JourneysContext, JourneysServices } from './context';
export { openDecisionNote } from './decisions/decision';
export { listAsked, listConsults, listInStatus, listOpenConsults } from './decisions/review-queue';
export type {
  JourneyBookingDocument,
  JourneyDecisionDocument,
  JourneyDocument,
  JourneySubscriptionDocument,
  JourneyVoucherDocument,
} from './documents';
export { settleDueEndings } from './endings/settle';
export { logOwner } from './measurements/log';
export { listMeasurements } from './measurements/store';
export { sendConsultReminders, sendReviewNotices } from './notices/send-notices';
export { medicineTexts, openFacts, programRecord, readCleared } from './record/record-check';
export { findAnySubscription, listJourneys, listSubscriptions } from './store';
export { loadSubscriptionView } from './subscription-view';
