export { startProgramRenewals } from './billing/start-renewals';
export { resolvers } from './resolvers';
export { ensureIndexes } from './store';
