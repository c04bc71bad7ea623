export { renewDueSubscriptions } from './billing/renew-due';
export { resolvers } from './resolvers';
export { sendConsultReminders, sendReviewNotices } from './send-notices';
export { ensureIndexes } from './store';
