export { publicRoutes } from './provider';
export { resolvers } from './resolvers';
export { routes } from './routes';
export { ensureIndexes } from './store';
