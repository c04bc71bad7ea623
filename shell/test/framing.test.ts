import { createServer, METHODS, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './testing/raw-request';
import { type RunningShell, startShell } from './testing/shell-app';

const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: shop.example\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
const FRAMINGS = [
  [
    'chunks',
    { 'Transfer-Encoding': 'chunked' },
    `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`,
  ],
  ['a length', { 'Content-Length': String(SMUGGLED.length) }, SMUGGLED],
] as const;
/** CONNECT asks for a tunnel; the web server has none. */
const SENT = METHODS.filter((method) => method !== 'CONNECT');

let api: Server;
let shell: RunningShell;
/** What the api took for requests. */
let received: string[] = [];

beforeAll(async () => {
  api = createServer((incoming, response) => {
    received.push(`${incoming.method} ${incoming.url}`);
    response.once('finish', () => incoming.resume());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  shell = await startShell({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await shell.stop();
});

describe.each(FRAMINGS)('a body framed by %s', (_what, headers, body) => {
  it.each(SENT)('stays the body of its %s, on the way to the api too', async (method) => {
    received = [];
    const { status } = await rawRequest(shell.port, '/api/first', { method, headers, body });
    // On the same connection to the api: whatever it still has to read comes first.
    await rawRequest(shell.port, '/api/last');
    expect([400, 200]).toContain(status);
    expect(received).toEqual([...(status === 200 ? [`${method} /api/first`] : []), 'GET /api/last']);
  });
});
