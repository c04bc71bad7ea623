import { connect, createServer, type Server, type Socket } from 'node:net';

/** Sits between a client and a server, and drops one reply on request. */
export class DroppingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #dropWhen: ((request: Buffer) => boolean) | undefined;
  dropped = 0;

  private constructor(target: { host: string; port: number }) {
    this.#server = createServer((client) => this.#join(client, connect(target)));
  }

  static async start(target: { host: string; port: number }): Promise<DroppingProxy> {
    const proxy = new DroppingProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Forwards the next request that contains the text and closes the connection instead of replying. */
  dropReplyTo(text: string): void {
    this.#dropWhen = (request) => request.includes(text);
  }

  #join(client: Socket, server: Socket): void {
    let dropping = false;
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      if (this.#dropWhen?.(chunk)) {
        this.#dropWhen = undefined;
        dropping = true;
      }
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      if (!dropping) client.write(chunk);
      else {
        this.dropped++;
        client.destroy();
      }
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
