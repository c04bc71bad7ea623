import { type Doc, isDocument } from '../bson/types';
import type { ClusterClock } from '../cluster/clock';
import { flag } from '../commands/options/scalars';
import { MongoError } from '../errors';
import type { ResumePoint } from './resume-token';
import { startOf } from './stream-start';

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

/** The parsed operand of `$changeStream`. */
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
