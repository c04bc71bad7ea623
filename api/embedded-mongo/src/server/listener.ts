import { createServer, type Server as NetServer } from 'node:net';
import type { Server } from '../commands/context/context';
import { dispatcher } from '../execution/dispatch';
import { Connection } from '../wire/connection';

/** The loopback interface: nobody else on the network can connect. */
export const HOST = '127.0.0.1';

/** Accepts connections and hands their commands on. */
export function listenerOf(shared: Server, connections: Set<Connection>): NetServer {
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

/**
 * Starts to listen and resolves with the port.
 * @throws Error with a one-line message if the port is in use
 */
export function listen(listener: NetServer, port: number): Promise<number> {
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
