import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBoundedFetch } from '../../server/bounded-fetch';

let api: Server;
let origin: string;
beforeAll(async () => {
  api = createServer((request, response) => {
    if (request.url === '/half') response.writeHead(200, { 'content-length': '100' }).write('{"data":');
    if (request.url === '/whole') response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

it.each(['/hangs', '/half'])('gives up a response that does not end: %s', async (path) => {
  const closed = once(api, 'request').then(([request]) => once(request.socket, 'close'));
  const read = async () => (await createBoundedFetch(1000)(origin + path)).text();
  await expect(read()).rejects.toMatchObject({ name: 'TimeoutError' });
  await closed;
});

it('passes on responses, and the cancellation of its caller', async () => {
  expect(await (await createBoundedFetch(10_000)(`${origin}/whole`)).text()).toBe('{}');
  const cancelled = createBoundedFetch(10_000)(`${origin}/hangs`, { signal: AbortSignal.timeout(20) });
  await expect(cancelled).rejects.toMatchObject({ name: 'TimeoutError' });
});
