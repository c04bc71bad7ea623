import type { Doc } from '../../bson/types';

/** The collection that a change is about, as it was called then. */
export interface ChangedNamespace {
  database: string;
  /** Undefined for a whole database. */
  collection: string | undefined;
  uuid?: string;
  /** Whether its documents' earlier states are kept for change streams. */
  preImages?: boolean;
}

/** What one write did to a document, a collection or a database. */
export interface Change {
  kind: DocumentChangeKind | SchemaChangeKind;
  namespace: ChangedNamespace;
  /** The document before and after the change. */
  before?: Buffer | undefined;
  after?: Buffer | undefined;
  /** The new name of a renamed collection. */
  to?: { database: string; collection: string };
  /** Further fields of a change of the schema. */
  description?: Doc;
  /** The transaction that it belongs to: all of its changes have the same time. */
  transaction?: { session: string; number: bigint };
}

export type DocumentChangeKind = 'insert' | 'update' | 'replace' | 'delete';
export type SchemaChangeKind =
  | 'create'
  | 'createIndexes'
  | 'drop'
  | 'dropDatabase'
  | 'dropIndexes'
  | 'modify'
  | 'rename';
