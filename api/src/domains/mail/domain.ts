export { routes } from './routes';
export { ensureIndexes } from './store';
