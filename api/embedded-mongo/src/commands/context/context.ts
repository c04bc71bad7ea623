import type { Doc } from '../../bson/types';
import type { Oplog } from '../../change-streams/oplog';
import type { StreamCursors } from '../../change-streams/stream-cursors';
import type { ClusterClock } from '../../cluster/clock';
import type { ReadSnapshot, Snapshots } from '../../cluster/snapshots';
import type { FailPoints } from '../../faults/fail-points';
import type { Records } from '../../storage/documents/records';
import type { Engine } from '../../storage/engine';
import type { Reader } from '../../storage/reader';
import type { WriteUnit } from '../../storage/writes/write-unit';
import type { TimeLimit } from '../../time-limit';
import type { SessionUse } from '../../transactions/session-use';
import type { Sessions } from '../../transactions/sessions';
import type { Transaction } from '../../transactions/transaction';
import type { Cursors } from '../reads/cursors';

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
