import { createServer, type Server as NetServer } from 'node:net';
import { Oplog } from './change-streams/oplog';
import { StreamCursors } from './change-streams/stream-cursors';
import { ClusterClock } from './cluster/clock';
import { Snapshots } from './cluster/snapshots';
import type { Server } from './commands/context';
import { Cursors } from './commands/cursors';
import { dispatcher } from './commands/dispatch';
import { SET_NAME } from './commands/handshake';
import { asMongoError } from './errors';
import { FailPoints } from './faults/fail-points';
import { maintain } from './maintenance';
import { Records } from './storage/documents/records';
import { openFolder } from './storage/folder/open-folder';
import { SessionUse } from './transactions/session-use';
import { Sessions } from './transactions/sessions';
import { Connection } from './wire/connection';

export interface ServerOptions {
  dataDir: string;
  /** 0 picks a free port. */
  port: number;
  /** How long a write waits for a transaction that holds its document. */
  lockWaitMillis: number;
  /** How long a transaction may be idle before it is aborted. */
  idleTransactionMillis: number;
  /** How often expired documents are removed. */
  maintenanceMillis: number;
  /** Whether tests can ask for faults by `configureFailPoint`. */
  testCommands?: boolean;
  /** Called when the server can no longer work; its connections are already closed. */
  onFailure(error: unknown): void;
  /** Receives occasional messages, one line each. */
  log(line: string): void;
}

export interface RunningServer {
  uri: string;
  port: number;
  close(): Promise<void>;
  /** Removes what has expired at `now`, in milliseconds since 1970. */
  maintain(now: number): Promise<void>;
}

/** Defaults. A write waits longer than a transaction outlives its client. */
export const DEFAULTS = {
  lockWaitMillis: 5000,
  idleTransactionMillis: 10_000,
  maintenanceMillis: 60_000,
} as const;

const HOST = '127.0.0.1';
const IDLE_CHECK_MILLIS = 1000;

/** Opens the data folder and listens on the loopback interface. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const connections = new Set<Connection>();
  const fail = (error: unknown): void => {
    for (const connection of connections) connection.close();
    options.onFailure(error);
  };
  const folder = openFolder(options.dataDir, {
    lockWaitMillis: options.lockWaitMillis,
    onFailure: fail,
    log: options.log,
  });
  const shared = share(folder.engine, options);
  const listener = listenerOf(shared, connections);
  try {
    shared.address = `${HOST}:${await listen(listener, options.port)}`;
  } catch (error) {
    await folder.close();
    throw error;
  }
  const timers = startTimers(shared, options);
  return {
    uri: `mongodb://${shared.address}/?directConnection=true&replicaSet=${SET_NAME}`,
    port: Number(shared.address.split(':')[1]),
    maintain: (now) => maintain(shared, now),
    async close() {
      for (const timer of timers) clearInterval(timer);
      const closed = new Promise((resolve) => listener.close(resolve));
      for (const connection of connections) connection.close();
      await closed;
      shared.sessions.endAll();
      shared.snapshots.releaseAll();
      shared.streams.closeAll();
      await folder.close();
    },
  };
}

function share(engine: Server['engine'], options: ServerOptions): Server {
  const cursors = new Cursors();
  const sessions = new Sessions(engine, options);
  sessions.onEnd = (transaction) => cursors.closeOf(transaction);
  const records = new Records(engine.catalog, engine.store);
  const clock = new ClusterClock();
  const oplog = new Oplog(clock);
  const streams = new StreamCursors(oplog);
  engine.onChanges = (changes) => oplog.append(changes);
  const snapshots = new Snapshots(clock, engine);
  snapshots.onEnd = (snapshot) => cursors.closeOf(snapshot);
  const failPoints = options.testCommands ? new FailPoints() : undefined;
  const startedAt = performance.now();
  const sessionUse = new SessionUse();
  const state = { engine, records, sessions, sessionUse, clock, snapshots, cursors, oplog, streams };
  return { ...state, address: '', startedAt, failPoints };
}

function listenerOf(shared: Server, connections: Set<Connection>): NetServer {
  const handler = dispatcher(shared);
  let last = 0;
  return createServer((socket) => {
    const connection = new Connection(socket, ++last, handler);
    connections.add(connection);
    socket.on('close', () => {
      connections.delete(connection);
      shared.sessions.endOfConnection(connection.id);
    });
  });
}

function startTimers(shared: Server, options: ServerOptions): NodeJS.Timeout[] {
  const idle = setInterval(() => {
    shared.sessions.endIdle();
    shared.cursors.closeIdle();
    shared.streams.closeIdle();
    shared.snapshots.releaseIdle();
  }, IDLE_CHECK_MILLIS);
  const expiry = setInterval(() => {
    maintain(shared, Date.now()).catch((error: unknown) => {
      options.log(`Expired documents could not be removed: ${asMongoError(error).message}`);
    });
  }, options.maintenanceMillis);
  return [idle.unref(), expiry.unref()];
}

function listen(listener: NetServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    listener.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken ? new Error(`Port ${port} is in use; choose another one for the embedded database`) : error,
      );
    });
    listener.listen(port, HOST, () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
