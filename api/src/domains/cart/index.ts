export { mergeGuestCart } from './merge';
export { resolvers } from './resolvers';
export { ensureIndexes } from './store';
