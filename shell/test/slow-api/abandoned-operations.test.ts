import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiProxy } from '../../server/api-proxy';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

let api: Server;
let shell: Server;
/** What the api has received whole, and does not answer. */
let received: { request: IncomingMessage; body: string }[];
let logged: string[];

beforeEach(async () => {
  received = [];
  logged = [];
  api = createServer(async (request) => {
    received.push({ request, body: await text(request) });
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const proxy = createApiProxy({ apiUrl: `http://127.0.0.1:${portOf(api)}`, accessToken: null }, log);
  shell = createServer(express().use(proxy)).listen(0, '127.0.0.1');
  await once(shell, 'listening');
});
afterEach(() => {
  for (const server of [api, shell]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends an operation, and leaves once the api has it. */
async function sendAndLeave(path: string, body: string): Promise<IncomingMessage> {
  const visit = new AbortController();
  const { signal } = visit;
  const response = fetch(`http://127.0.0.1:${portOf(shell)}${path}`, { method: 'POST', body, signal });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  visit.abort();
  await expect(response).rejects.toThrow();
  const [{ request } = { request: null }] = received;
  if (!request) throw new Error('Nothing was received');
  return request;
}

it('tells the api that the visitor has left an operation, which has arrived whole, and logs no outage', async () => {
  const body = JSON.stringify({ query: '{ a }', padding: 'x'.repeat(100_000) });
  const { socket } = await sendAndLeave('/graphql', body);
  await vi.waitFor(() => expect(socket.destroyed || socket.readableEnded).toBe(true));
  expect(received[0]?.body).toBe(body);
  expect(logged).toEqual([]);
});

it('leaves the connection of anything else open', async () => {
  const { socket } = await sendAndLeave('/api/staff/photo', 'a picture');
  const other = fetch(`http://127.0.0.1:${portOf(shell)}/graphql`, { method: 'POST', body: '{}' });
  other.catch(() => undefined);
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect([socket.destroyed, socket.readableEnded]).toEqual([false, false]);
});
