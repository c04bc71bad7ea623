export { ensureIndexes } from './events/store';
export { publicRoutes } from './wire/routes';
