import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import type { Checkpoint } from '../query/execute';
import type { CollectionInfo } from '../storage/catalog';
import type { Engine } from '../storage/engine';
import type { Reader } from '../storage/reader';
import type { Records } from '../storage/records';
import type { WriteUnit } from '../storage/write-unit';
import type { Sessions } from '../transactions/sessions';
import type { Transaction } from '../transactions/transaction';
import type { Cursors } from './cursors';

/** What the commands share. */
export interface Server {
  engine: Engine;
  records: Records;
  sessions: Sessions;
  cursors: Cursors;
  /** `127.0.0.1:<port>`. */
  address: string;
  startedAt: number;
}

/** One command under way. */
export interface Context {
  server: Server;
  database: string;
  body: Doc;
  sequences: Map<string, Buffer[]>;
  connectionId: number;
  /** Hex of the session's id, if the command belongs to one. */
  session: string | undefined;
  transaction: Transaction | undefined;
  /** What the command sees. */
  reader: Reader;
  checkpoint: Checkpoint | undefined;
  /** Runs the writes of the command as one; see `Engine.write`. The result is the command's reply. */
  write(action: (unit: WriteUnit) => Doc): Promise<Doc>;
}

/** A command: what it accepts and what it does. */
export interface Command {
  run(context: Context): Doc | Promise<Doc>;
  /** The fields that it understands beside the common ones; anything else is refused. `any` for administrative ones. */
  fields: readonly string[] | 'any';
  /** Whether it may be part of a transaction. */
  inTransaction?: boolean;
  /** Whether it runs on the database `admin` only. */
  adminOnly?: boolean;
}

/** In bytes, as in MongoDB. */
const LONGEST_NAMESPACE = 255;

/** The collection that a command names. */
export function collectionName(context: Context, command: string): string {
  const name = context.body[command];
  if (typeof name !== 'string' || name === '') {
    throw new MongoError(
      'InvalidNamespace',
      `Invalid namespace specified '${context.database}.${String(name)}'`,
    );
  }
  if (Buffer.byteLength(`${context.database}.${name}`) > LONGEST_NAMESPACE) {
    throw new MongoError(
      'InvalidNamespace',
      `Fully qualified namespace is too long: ${context.database}.${name}`,
    );
  }
  if (name.startsWith('.') || name.includes('\0') || name.includes('$')) {
    throw new MongoError('InvalidNamespace', `Invalid collection name: ${name}`);
  }
  return name;
}

/**
 * A collection as the command sees it.
 * @throws MongoError in a transaction that began before the collection's indexes changed: it cannot use them.
 */
export function visibleCollection(context: Context, name: string): CollectionInfo | undefined {
  const found = context.server.engine.catalog.get(context.database, name);
  if (context.transaction && found && (found.changedAt ?? 0) > context.transaction.since) {
    throw new MongoError(
      'SnapshotUnavailable',
      `Unable to read from a snapshot due to pending collection catalog changes of ${context.database}.${name}; please retry the operation.`,
      { labels: ['TransientTransactionError'] },
    );
  }
  return found;
}

export function findCollection(context: Context, command: string): CollectionInfo | undefined {
  return visibleCollection(context, collectionName(context, command));
}

/** The collection to write into; it comes into being with its first document. */
export function ensureCollection(context: Context, command: string): CollectionInfo {
  const name = collectionName(context, command);
  return visibleCollection(context, name) ?? context.server.engine.catalog.create(context.database, name);
}

/** Notes that the indexes of a collection change, once no transaction has writes in it. */
export function changeSchema(context: Context, collection: CollectionInfo): void {
  const { locks } = context.server.engine;
  locks.requireUnused(collection.id);
  collection.changedAt = locks.numberSchemaChange();
}
