import { Long } from 'bson';
import type { Doc } from '../bson/types';
import { timestamp } from '../cluster/clock';
import { sessionDocument } from '../commands/sessions/session-id';
import type { Change } from '../storage/writes/change';
import { documentFields, type Lookup } from './document-fields';
import type { OplogEntry } from './position';
import { resumeToken } from './resume-token';
import type { StreamOptions } from './stream-options';

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
