import { type Doc, isBson, isDocument } from '../bson/types';
import type { ClusterClock } from '../cluster/clock';
import { flag } from '../commands/options';
import { MongoError } from '../errors';
import type { Change } from '../storage/changes/change';
import { LAST_ORDINAL, parseToken, type ResumePoint } from './resume-token';

const FULL_DOCUMENT = ['default', 'updateLookup', 'whenAvailable', 'required'] as const;
const BEFORE_CHANGE = ['off', 'whenAvailable', 'required'] as const;
const FIELDS = new Set([
  ...['fullDocument', 'fullDocumentBeforeChange', 'resumeAfter', 'startAfter', 'startAtOperationTime'],
  ...['allChangesForCluster', 'showExpandedEvents'],
]);

/** What a stream watches; both undefined for the whole deployment. */
export interface Scope {
  database: string | undefined;
  collection: string | undefined;
}

export interface StreamOptions {
  scope: Scope;
  fullDocument: (typeof FULL_DOCUMENT)[number];
  fullDocumentBeforeChange: (typeof BEFORE_CHANGE)[number];
  showExpandedEvents: boolean;
  /** The stream starts after it. */
  start: ResumePoint;
}

function oneOf<T extends string>(spec: Doc, name: string, values: readonly T[], fallback: T): T {
  const value = spec[name] ?? fallback;
  const known = values.find((item) => item === value);
  if (known) return known;
  throw new MongoError(
    'BadValue',
    `Enumeration value '${String(value)}' for field '${name}' is not a valid value.`,
  );
}

function startOf(spec: Doc, clock: ClusterClock): ResumePoint {
  const given = ['resumeAfter', 'startAfter', 'startAtOperationTime'].filter(
    (name) => spec[name] !== undefined,
  );
  if (given.length > 1)
    throw new MongoError(40674, `Only one of ${given.join(' and ')} may be specified in $changeStream`);
  if (spec.startAfter !== undefined) return parseToken(spec.startAfter);
  if (spec.resumeAfter !== undefined) {
    const point = parseToken(spec.resumeAfter);
    if (point.kind !== 'invalidate') return point;
    throw new MongoError(
      'InvalidResumeToken',
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  }
  const end = LAST_ORDINAL;
  const at = spec.startAtOperationTime;
  if (at === undefined) return { time: clock.applied, ordinal: end, kind: 'highWaterMark' };
  if (!isBson(at, 'Timestamp'))
    throw new MongoError('TypeMismatch', "'startAtOperationTime' must be a timestamp");
  return { time: at.toBigInt() - 1n, ordinal: end, kind: 'highWaterMark' };
}

/**
 * Reads a `$changeStream` stage.
 * @throws MongoError for unknown fields and values, and tokens that are not this server's.
 */
export function parseStreamOptions(spec: unknown, scope: Scope, clock: ClusterClock): StreamOptions {
  if (!isDocument(spec))
    throw new MongoError(50808, `$changeStream must take a nested object but found: ${String(spec)}`);
  for (const name of Object.keys(spec)) {
    if (!FIELDS.has(name))
      throw new MongoError(40415, `BSON field '$changeStream.${name}' is an unknown field.`);
  }
  return {
    scope,
    fullDocument: oneOf(spec, 'fullDocument', FULL_DOCUMENT, 'default'),
    fullDocumentBeforeChange: oneOf(spec, 'fullDocumentBeforeChange', BEFORE_CHANGE, 'off'),
    showExpandedEvents: flag(spec, 'showExpandedEvents'),
    start: startOf(spec, clock),
  };
}

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
