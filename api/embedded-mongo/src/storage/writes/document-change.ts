import type { CollectionInfo } from '../catalog/collection-info';
import type { Change, ChangedNamespace, DocumentChangeKind } from './change';

const namespaces = new WeakMap<CollectionInfo, ChangedNamespace>();

/** The namespace of a collection, one object for as long as it has its name. */
export function namespaceOf(info: CollectionInfo): ChangedNamespace {
  const known = namespaces.get(info);
  const { database, name, uuid, preImages } = info;
  if (known?.collection === name && known.database === database && known.preImages === preImages)
    return known;
  const namespace = { database, collection: name, uuid, ...(preImages && { preImages }) };
  namespaces.set(info, namespace);
  return namespace;
}

/** The change of one document. */
export function documentChange(
  kind: DocumentChangeKind,
  collection: CollectionInfo,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Change {
  return { kind, namespace: namespaceOf(collection), before, after };
}

/** The change that a new collection makes. */
export function creation(collection: CollectionInfo): Change {
  const idIndex = { v: 2, key: { _id: 1 }, name: '_id_' };
  return { kind: 'create', namespace: namespaceOf(collection), description: { idIndex } };
}
