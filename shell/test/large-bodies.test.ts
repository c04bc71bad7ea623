import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PHOTO_LIMITS, PHOTO_UPLOAD } from '@saltbush/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShell, startShell } from './testing/shell-app';

const REFUSED = 404;
/** More than a connection's buffers hold, and less than the shop refuses by itself. */
const SENT_BYTES = 900_000;

let api: Server;
let shell: RunningShell;

function post(
  bytes: number,
  headers: Record<string, string | number>,
  path = '/api/unknown',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: shell.port, method: 'POST', path, headers, agent: false },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      },
    );
    sent.once('error', reject).end(Buffer.alloc(bytes));
  });
}

beforeAll(async () => {
  api = createServer((incoming, response) => {
    response.once('finish', () => incoming.resume());
    response.writeHead(REFUSED, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  shell = await startShell({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await shell.stop();
});

describe('a large body', () => {
  it('passes on a refusal that the api sends before it has read the body', async () => {
    for (let times = 0; times < 20; times += 1)
      expect(await post(SENT_BYTES, { 'content-length': SENT_BYTES })).toBe(REFUSED);
  });

  it('passes on such a refusal of a body of unknown length', async () => {
    expect(await post(SENT_BYTES, { 'transfer-encoding': 'chunked' })).toBe(REFUSED);
  });

  it('is passed on where staff send photos, up to twice what the api accepts, and nowhere beside', async () => {
    const sent = (bytes: number, path: string) => post(bytes, { 'content-length': bytes }, path);
    const { bytes } = PHOTO_LIMITS;
    expect(await sent(bytes, `${PHOTO_UPLOAD}?product_id=1`)).toBe(REFUSED);
    expect(await sent(2 * bytes + 1, PHOTO_UPLOAD)).toBe(413);
    for (const path of [`${PHOTO_UPLOAD}/more`, '/api/staff', '/graphql'])
      expect(await sent(bytes, path), path).toBe(413);
  });

  it('is refused, and read to its end, if no part of the shop accepts it', async () => {
    expect(await post(8_000_000, { 'content-length': 8_000_000 })).toBe(413);
  });
});
