import type { Doc } from '../bson/types';
import type { Context } from '../commands/context/context';
import { collectionName } from '../commands/context/namespace';
import { MongoError } from '../errors';
import type { Scope } from './stream-options';

/**
 * What a stream watches.
 * @throws MongoError for internal databases
 */
export function scopeOf(context: Context, spec: unknown): Scope {
  const { body, database } = context;
  const whole = typeof body.aggregate !== 'string';
  if ((spec as Doc | null)?.allChangesForCluster === true) {
    if (whole && database === 'admin') return { database: undefined, collection: undefined };
    throw new MongoError(
      'InvalidOptions',
      "A $changeStream with 'allChangesForCluster:true' may only be opened on the 'admin' database, and with no collection name",
    );
  }
  if (!whole) return { database, collection: collectionName(context, 'aggregate') };
  if (!['admin', 'config', 'local'].includes(database)) return { database, collection: undefined };
  throw new MongoError(
    'InvalidNamespace',
    `$changeStream may not be opened on the internal ${database} database`,
  );
}
