export { runDueSteps } from './cycle/run-due';
export { type AutoDeliveryNotice, onAutoDeliveryNotice } from './notices';
export { resolvers } from './resolvers';
export { ensureIndexes } from './store';
