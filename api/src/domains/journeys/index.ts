export { renewDueSubscriptions } from './billing/renew-due';
export { resolvers } from './resolvers';
export { ensureIndexes } from './store';
