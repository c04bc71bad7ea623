import type { Doc } from '../bson/types';
import type { Oplog } from '../change-streams/oplog';
import type { StreamCursors } from '../change-streams/stream-cursors';
import type { ClusterClock } from '../cluster/clock';
import type { ReadSnapshot, Snapshots } from '../cluster/snapshots';
import { MongoError } from '../errors';
import type { FailPoints } from '../faults/fail-points';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import type { Records } from '../storage/documents/records';
import type { Engine } from '../storage/engine';
import type { Reader } from '../storage/reader';
import type { WriteUnit } from '../storage/writes/write-unit';
import type { TimeLimit } from '../time-limit';
import type { SessionUse } from '../transactions/session-use';
import type { Sessions } from '../transactions/sessions';
import type { Transaction } from '../transactions/transaction';
import type { Cursors } from './cursors';

/** State shared by all commands. */
export interface Server {
  engine: Engine;
  records: Records;
  sessions: Sessions;
  sessionUse: SessionUse;
  clock: ClusterClock;
  snapshots: Snapshots;
  cursors: Cursors;
  oplog: Oplog;
  streams: StreamCursors;
  /** `127.0.0.1:<port>`. */
  address: string;
  startedAt: number;
  /** Present if the server was started with test commands. */
  failPoints: FailPoints | undefined;
}

/** One running command. */
export interface Context {
  server: Server;
  database: string;
  body: Doc;
  sequences: Map<string, Buffer[]>;
  connectionId: number;
  /** Hex id of the session, if the command belongs to one. */
  session: string | undefined;
  transaction: Transaction | undefined;
  /** The state that the command reads, if it asks for one outside a transaction. */
  snapshot: ReadSnapshot | undefined;
  /** The state the command reads. */
  reader: Reader;
  /** The command's `maxTimeMS`. */
  limit: TimeLimit | undefined;
  /** Runs the command's writes atomically; see `Engine.write`. The result is the command's reply. */
  write(action: (unit: WriteUnit) => Doc): Promise<Doc>;
}

/** A command: the fields it accepts and its implementation. */
export interface Command {
  run(context: Context): Doc | Promise<Doc>;
  /** Fields accepted in addition to the common ones; others are refused. `any` for administrative commands. */
  fields: readonly string[] | 'any';
  /** Whether it may run in a transaction. */
  inTransaction?: boolean;
  /** Whether it may read an earlier state outside a transaction. */
  readsSnapshots?: boolean;
  /** Whether it only runs on the `admin` database. */
  adminOnly?: boolean;
  /** Whether only a server with test commands has it. */
  testOnly?: boolean;
}

/** In bytes, as in MongoDB. */
const LONGEST_NAMESPACE = 255;

/** The collection a command names. */
export function collectionName(context: Context, command: string): string {
  return checkNamespace(context.database, context.body[command]);
}

/** Returns the name of a collection. @throws MongoError `InvalidNamespace` */
export function checkNamespace(database: string, name: unknown): string {
  if (typeof name !== 'string' || name === '') {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${database}.${String(name)}'`);
  }
  if (Buffer.byteLength(`${database}.${name}`) > LONGEST_NAMESPACE) {
    throw new MongoError('InvalidNamespace', `Fully qualified namespace is too long: ${database}.${name}`);
  }
  if (name.startsWith('.') || name.includes('\0') || name.includes('$')) {
    throw new MongoError('InvalidNamespace', `Invalid collection name: ${name}`);
  }
  return name;
}

/**
 * Returns a collection as the command sees it.
 * @throws MongoError in a transaction that started before the collection's indexes changed.
 */
export function visibleCollection(context: Context, name: string): CollectionInfo | undefined {
  const own = context.transaction?.created.get(`${context.database}.${name}`);
  if (own) return own;
  const found = context.server.engine.catalog.get(context.database, name);
  const since = (context.transaction ?? context.snapshot)?.since ?? Number.POSITIVE_INFINITY;
  if (found && (found.changedAt ?? 0) > since) {
    throw new MongoError(
      'SnapshotUnavailable',
      `Unable to read from a snapshot due to pending collection catalog changes of ${context.database}.${name}; please retry the operation.`,
    );
  }
  return found;
}

export function findCollection(context: Context, command: string): CollectionInfo | undefined {
  return visibleCollection(context, collectionName(context, command));
}

/** Returns the collection to write to, creating it with its first document. */
export function ensureCollection(context: Context, command: string): CollectionInfo {
  const name = collectionName(context, command);
  return visibleCollection(context, name) ?? createCollection(context, name);
}

/** Creates a collection: in a transaction for that transaction alone, until it commits. */
export function createCollection({ server, database, transaction }: Context, name: string): CollectionInfo {
  const { catalog } = server.engine;
  if (!transaction) return catalog.create(database, name);
  const info = catalog.draft(database, name);
  transaction.created.set(`${database}.${name}`, info);
  return info;
}

/** Records that a collection's indexes change, once no transaction has pending writes in it. */
export function changeSchema(context: Context, collection: CollectionInfo): void {
  if (context.transaction?.created.has(`${collection.database}.${collection.name}`)) return;
  const { locks } = context.server.engine;
  locks.requireUnused(collection.id);
  collection.changedAt = locks.numberSchemaChange();
}
