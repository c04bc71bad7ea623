export { startMailDelivery } from './delivery';
export { routes } from './routes';
export { ensureIndexes } from './store';
