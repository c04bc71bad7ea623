import { connect, type Socket } from 'node:net';

const DRIP_MS = 40;
/** The start of a request whose headers do not end. */
export const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\n';

/** Sends a text one byte at a time, and continues until the connection is closed. */
export function drip(socket: Socket, text: string): void {
  const bytes = [...text];
  const timer = setInterval(() => socket.write(bytes.shift() ?? 'x'), DRIP_MS);
  socket.on('close', () => clearInterval(timer)).on('error', () => clearInterval(timer));
}

/** Connects to a port, misbehaves, and returns how long the server put up with it, in milliseconds. */
export function timeUntilClosed(port: number, misbehave: (socket: Socket) => void): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const opened = performance.now();
  socket.on('data', () => undefined);
  misbehave(socket);
  return new Promise((resolve) => socket.once('close', () => resolve(performance.now() - opened)));
}
