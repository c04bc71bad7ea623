import type { Db } from 'mongodb';
import * as errors from './errors';
import * as figures from './store';

export { publicRoutes } from './routes';

export async function ensureIndexes(db: Db): Promise<void> {
  await Promise.all([figures.ensureIndexes(db), errors.ensureIndexes(db)]);
}
