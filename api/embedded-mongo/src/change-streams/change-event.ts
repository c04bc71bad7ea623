import { Long } from 'bson';
import { decodeDocument } from '../bson/decode';
import type { Doc } from '../bson/types';
import { timestamp } from '../cluster/clock';
import { sessionDocument } from '../commands/session-commands';
import { MongoError } from '../errors';
import type { Change, ChangedNamespace } from '../storage/changes/change';
import type { OplogEntry } from './oplog';
import { resumeToken } from './resume-token';
import type { StreamOptions } from './stream-options';
import { describeUpdate } from './update-description';

/** Returns a document as it is now, for `updateLookup`. */
export type Lookup = (namespace: ChangedNamespace, id: unknown) => Doc | null;

function missingImage(which: 'pre' | 'post'): MongoError {
  return new MongoError(
    'NoMatchingDocument',
    `Change stream was configured to require a ${which}-image for all update, delete and replace events, but the ${which}-image was not found for event`,
    { labels: ['NonResumableChangeStreamError'] },
  );
}

const decoded = (bytes: Buffer | undefined): Doc | undefined => bytes && decodeDocument(bytes);

/** The document after the change, in so far as the stream asks for it. */
function fullDocument(change: Change, id: unknown, options: StreamOptions, lookup: Lookup): Doc {
  if (change.kind === 'insert' || change.kind === 'replace') return { fullDocument: decoded(change.after) };
  if (change.kind !== 'update' || options.fullDocument === 'default') return {};
  if (options.fullDocument === 'updateLookup') return { fullDocument: lookup(change.namespace, id) };
  if (change.namespace.preImages) return { fullDocument: decoded(change.after) };
  if (options.fullDocument === 'required') throw missingImage('post');
  return { fullDocument: null };
}

function preImage(change: Change, { fullDocumentBeforeChange: asked }: StreamOptions): Doc {
  if (asked === 'off' || change.kind === 'insert') return {};
  if (change.namespace.preImages) return { fullDocumentBeforeChange: decoded(change.before) };
  if (asked === 'required') throw missingImage('pre');
  return { fullDocumentBeforeChange: null };
}

function documentFields(change: Change, options: StreamOptions, lookup: Lookup): Doc {
  const before = decoded(change.before);
  const after = decoded(change.after);
  const id = (after ?? before)?._id;
  const description =
    change.kind === 'update' && before && after
      ? describeUpdate(before, after, options.showExpandedEvents)
      : undefined;
  return {
    documentKey: { _id: id },
    ...(description && { updateDescription: description }),
    ...fullDocument(change, id, options, lookup),
    ...preImage(change, options),
  };
}

const isDocumentChange = (change: Change) => change.before !== undefined || change.after !== undefined;

/** Builds the change event of an entry. */
export function changeEvent(entry: OplogEntry, options: StreamOptions, lookup: Lookup): Doc {
  const { change, time, wallTime } = entry;
  const { namespace, transaction, to, description } = change;
  const expanded = options.showExpandedEvents;
  return {
    _id: resumeToken(entry, 'event'),
    operationType: change.kind,
    clusterTime: timestamp(time),
    ...(expanded && namespace.uuid && { collectionUUID: sessionDocument(namespace.uuid).id }),
    wallTime,
    ...(transaction && {
      txnNumber: Long.fromBigInt(transaction.number),
      lsid: sessionDocument(transaction.session),
    }),
    ns: { db: namespace.database, ...(namespace.collection !== undefined && { coll: namespace.collection }) },
    ...(to && { to: { db: to.database, coll: to.collection } }),
    ...(expanded && description && { operationDescription: description }),
    ...(isDocumentChange(change) && documentFields(change, options, lookup)),
  };
}

/** The event that ends a stream whose collection or database is gone. */
export function invalidateEvent(entry: OplogEntry): Doc {
  return {
    _id: resumeToken(entry, 'invalidate'),
    operationType: 'invalidate',
    clusterTime: timestamp(entry.time),
    wallTime: entry.wallTime,
  };
}
