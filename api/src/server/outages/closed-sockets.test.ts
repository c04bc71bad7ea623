import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { wakeWritersOnClose } from './closed-sockets';

it('a writer that waits for a closed socket is woken once', async () => {
  wakeWritersOnClose();
  wakeWritersOnClose();
  const server = createServer((socket) => socket.on('error', () => socket.destroy())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  let wakes = 0;
  socket.on('drain', () => {
    wakes += 1;
  });
  socket.destroy();
  expect(socket.write('a command')).toBe(false);
  await once(socket, 'drain');
  expect([wakes, socket.closed]).toEqual([1, true]);
  server.close();
}, 5000);
