export { renewDueSubscriptions } from './billing/renew-due';
export { sendConsultReminders, sendReviewNotices } from './send-notices';
