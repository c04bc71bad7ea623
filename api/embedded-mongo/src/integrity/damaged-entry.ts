import { MongoError } from '../errors';
import type { StoreName } from '../storage/keys/keyspace';

/** Thrown when a stored entry does not match its checksum. */
export class DamagedEntryError extends Error {
  constructor(
    readonly store: StoreName,
    readonly key: Buffer,
    readonly sealed: Buffer,
  ) {
    super(`an entry of the store ${store} does not match its checksum`);
  }
}

/** The error a client gets for damaged data. */
export function damageError(what: string): MongoError {
  return new MongoError(
    'ChecksumMismatch',
    `${what} is damaged on disk; restore the data folder from a copy`,
  );
}
