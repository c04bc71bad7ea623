export { notifyReturned } from './notify';
export { resolvers } from './resolvers';
export { ensureIndexes } from './store';
