export { resolvers } from './resolvers';
export { ensureIndexes } from './store';
