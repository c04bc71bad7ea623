import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApiProxy } from '../../server/api-proxy';

const IDLE_MS = 50;
const SLOW = '/api/slow';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

let api: Server;
let shell: Server;
let connections: Socket[];

beforeEach(async () => {
  connections = [];
  // It never closes a connection by itself.
  api = createServer({ keepAliveTimeout: 0 }, ({ url }, response) => {
    setTimeout(() => response.end('{}'), url === SLOW ? 4 * IDLE_MS : 0);
  }).listen(0, '127.0.0.1');
  api.on('connection', (socket) => connections.push(socket));
  await once(api, 'listening');
  const proxy = createApiProxy(
    { apiUrl: `http://127.0.0.1:${portOf(api)}`, accessToken: null },
    pino({ level: 'silent' }),
    IDLE_MS,
  );
  shell = createServer(express().use(proxy)).listen(0, '127.0.0.1');
  await once(shell, 'listening');
});
afterEach(() => {
  for (const server of [api, shell]) server.closeAllConnections();
  api.close();
  shell.close();
});

const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${portOf(shell)}${path}`)).status;

it('closes a connection to the api that it has not used for a while, before the api does', async () => {
  expect(await statusOf('/api/auth/session')).toBe(200);
  const [connection] = connections;
  if (!connection?.readableEnded) await once(connection as Socket, 'end');
  expect(connections).toHaveLength(1);
});

it('waits for a response for longer than that, on a new connection and on one that it kept', async () => {
  expect(await statusOf(SLOW)).toBe(200);
  expect(await statusOf(SLOW)).toBe(200);
});
