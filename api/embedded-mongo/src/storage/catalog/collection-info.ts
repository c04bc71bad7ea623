import { Binary } from 'bson';
import type { Doc } from '../../bson/types';

/** An index as the catalogue describes it. */
export interface IndexInfo {
  id: number;
  name: string;
  fields: { path: string; direction: 1 | -1 }[];
  unique: boolean;
  sparse: boolean;
  partialFilter?: Doc;
  /** How text in it is compared, if not byte by byte. */
  collation?: Doc;
  expireAfterSeconds?: number;
  /** What the index on `_id` is called if the collection is clustered by it. */
  clustered?: string;
  /** For each field, whether any document holds an array there: it then has one entry per element. */
  multikey: boolean[];
}

/** A collection as the catalogue describes it. */
export interface CollectionInfo {
  id: number;
  database: string;
  name: string;
  uuid: string;
  indexes: IndexInfo[];
  /** How text in it is compared by default. */
  collation?: Doc;
  /** Whether change streams can return its documents' earlier states. */
  preImages?: boolean;
  /** The next document number; read from the store on first use. */
  nextRecord?: number;
  /** When its indexes last changed, as a commit number of this run. */
  changedAt?: number;
}

/** The number of a collection as clients see it. */
export function uuidBinary(info: CollectionInfo): Binary {
  return new Binary(Buffer.from(info.uuid, 'hex'), Binary.SUBTYPE_UUID);
}
