export { ensureIndexes } from './events/store';
export { resolvers } from './report/resolvers';
export { publicRoutes } from './wire/routes';
