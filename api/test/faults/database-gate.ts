import { createServer, connect as openSocket, type Socket } from 'node:net';

/** A connection between the api and its database that can be closed and opened. */
export class DatabaseGate {
  private isOpen = true;
  private readonly sockets = new Set<Socket>();
  private readonly server;

  private constructor(target: { host: string; port: number }) {
    this.server = createServer((client) => {
      if (!this.isOpen) return client.destroy();
      const database = openSocket(target);
      for (const [socket, other] of [
        [client, database],
        [database, client],
      ] as const) {
        this.sockets.add(socket);
        socket
          .on('error', () => other.destroy())
          .on('close', () => other.destroy() && this.sockets.delete(socket));
        socket.pipe(other);
      }
    });
  }

  /** Listens on a free port in front of the database at this address. */
  static async to(uri: string): Promise<{ gate: DatabaseGate; uri: string }> {
    const address = new URL(uri);
    const gate = new DatabaseGate({ host: address.hostname, port: Number(address.port) });
    await new Promise<void>((done) => gate.server.listen(0, '127.0.0.1', done));
    const bound = gate.server.address();
    if (!bound || typeof bound === 'string') throw new Error('The gate has no port');
    address.hostname = '127.0.0.1';
    address.port = String(bound.port);
    address.searchParams.set('directConnection', 'true');
    return { gate, uri: address.href };
  }

  /** Cuts every connection and refuses new ones, until `open`. */
  shut(): void {
    this.isOpen = false;
    for (const socket of this.sockets) socket.destroy();
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.shut();
    this.server.close();
  }
}
