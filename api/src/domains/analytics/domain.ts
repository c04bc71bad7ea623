export { publicRoutes, routes } from './routes';
export { ensureIndexes } from './store';
