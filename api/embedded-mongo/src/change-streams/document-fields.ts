import { decodeDocument } from '../bson/decode';
import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import type { Change, ChangedNamespace } from '../storage/writes/change';
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

/** The fields of an event that are about a document, as the stream asks for them. */
export function documentFields(change: Change, options: StreamOptions, lookup: Lookup): Doc {
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
