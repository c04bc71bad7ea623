export { resolvers } from './resolvers';
export { publicRoutes } from './sitemaps/routes';
export { ensureIndexes } from './store';
