export { ensureIndexes } from './store';
