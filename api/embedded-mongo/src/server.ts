import { createServer, type Server as NetServer } from 'node:net';
import type { Server } from './commands/context';
import { Cursors } from './commands/cursors';
import { dispatcher } from './commands/dispatch';
import { SET_NAME } from './commands/handshake';
import { openFolder } from './storage/open-folder';
import { Records } from './storage/records';
import { Sessions } from './transactions/sessions';
import { Connection } from './wire/connection';

export interface ServerOptions {
  dataDir: string;
  /** 0 takes a free port. */
  port: number;
  /** How long a write waits for a transaction that holds its document. */
  lockWaitMillis: number;
  /** How long a transaction may be idle before it is ended. */
  idleTransactionMillis: number;
}

export interface RunningServer {
  uri: string;
  port: number;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const HOUSEKEEPING_MILLIS = 1000;

/** Opens the data folder and listens on the loopback interface. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const folder = openFolder(options.dataDir, options);
  const { engine } = folder;
  const cursors = new Cursors();
  const sessions = new Sessions(engine, options);
  sessions.onEnd = (transaction) => cursors.closeOf(transaction);
  const records = new Records(engine.catalog, engine.store);
  const shared: Server = { engine, records, sessions, cursors, address: '', startedAt: performance.now() };
  const connections = new Set<Connection>();
  const handler = dispatcher(shared);
  let lastConnection = 0;
  const listener = createServer((socket) => {
    const connection = new Connection(socket, ++lastConnection, handler);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });
  try {
    shared.address = `${HOST}:${await listen(listener, options.port)}`;
  } catch (error) {
    await folder.close();
    throw error;
  }
  const housekeeping = setInterval(() => {
    sessions.endIdle();
    cursors.closeIdle();
  }, HOUSEKEEPING_MILLIS);
  housekeeping.unref();
  const port = Number(shared.address.split(':')[1]);
  return {
    uri: `mongodb://${shared.address}/?directConnection=true&replicaSet=${SET_NAME}`,
    port,
    async close() {
      clearInterval(housekeeping);
      const closed = new Promise((resolve) => listener.close(resolve));
      for (const connection of connections) connection.close();
      await closed;
      sessions.endAll();
      await folder.close();
    },
  };
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
