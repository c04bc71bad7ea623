import { createServer } from 'node:net';
import { deserialize, serialize } from 'bson';

const HEADER = 16;
const OP_MSG = 2013;
const OP_REPLY = 1;
const OP_QUERY = 2004;

const HELLO = {
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxWireVersion: 21,
  minWireVersion: 0,
  ok: 1,
};

function reply(requestId: number, opCode: number, prefix: Buffer): Buffer {
  const body = Buffer.concat([prefix, Buffer.from(serialize(HELLO))]);
  const header = Buffer.alloc(HEADER);
  header.writeInt32LE(HEADER + body.length, 0);
  header.writeInt32LE(requestId, 8);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
}

/** Starts a server that completes the handshake of a standalone MongoDB: it belongs to no replica set. */
export function startFakeStandalone(): Promise<{ port: number; close(): void }> {
  const sockets = new Set<import('node:net').Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        pending = Buffer.concat([pending, chunk]);
        while (pending.length >= HEADER && pending.length >= pending.readInt32LE(0)) {
          const message = pending.subarray(0, pending.readInt32LE(0));
          pending = pending.subarray(message.length);
          const isQuery = message.readInt32LE(12) === OP_QUERY;
          if (!isQuery) deserialize(message.subarray(HEADER + 5));
          const prefix = Buffer.alloc(isQuery ? 20 : 5);
          if (isQuery) prefix.writeInt32LE(1, HEADER);
          socket.write(reply(message.readInt32LE(4), isQuery ? OP_REPLY : OP_MSG, prefix));
        }
      });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        close() {
          for (const socket of sockets) socket.destroy();
          server.close();
        },
      });
    });
  });
}
