export { register } from './register';
export { resolvers } from './resolvers';
export { ensureIndexes } from './store';
