export { ensureIndexes } from './name-index';
export { resolvers } from './resolvers';
