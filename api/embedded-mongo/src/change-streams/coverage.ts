import type { Change } from '../storage/writes/change';
import type { Scope, StreamOptions } from './stream-options';

const EXPANDED = new Set(['create', 'createIndexes', 'dropIndexes', 'modify']);
const INTERNAL = new Set(['admin', 'config', 'local']);

function isWithin(
  { database, collection }: Scope,
  namespace: { database: string; collection?: string | undefined },
) {
  if (database === undefined) return !INTERNAL.has(namespace.database);
  if (database !== namespace.database) return false;
  return (
    collection === undefined || namespace.collection === undefined || collection === namespace.collection
  );
}

/** Whether a stream returns a change. */
export function covers({ scope, showExpandedEvents }: StreamOptions, change: Change): boolean {
  if (EXPANDED.has(change.kind) && !showExpandedEvents) return false;
  // A collection's stream ends with the drop of the collection, before that of its database.
  if (change.kind === 'dropDatabase' && scope.collection !== undefined) return false;
  return isWithin(scope, change.namespace) || (change.to !== undefined && isWithin(scope, change.to));
}

/** Whether a change ends the stream: what it watches is gone or has another name. */
export function invalidates({ scope }: StreamOptions, change: Change): boolean {
  if (scope.database === undefined) return false;
  if (scope.collection === undefined) return change.kind === 'dropDatabase';
  return change.kind === 'drop' || change.kind === 'rename';
}
