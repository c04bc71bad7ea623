export { runDueSteps } from './cycle/run-due';
export { resolvers } from './resolvers';
export { ensureIndexes } from './store';
