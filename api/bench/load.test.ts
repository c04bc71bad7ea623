import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { load } from './load';

const CONNECTIONS = 4;
const TOTAL = 50;

interface Received {
  path?: string;
  type?: string;
  body: unknown;
}

let close: () => void = () => undefined;
afterEach(() => close());

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server that records requests and chooses a status for each. */
async function startRecorder(status: (n: number) => number) {
  const received: Received[] = [];
  const record = async (request: IncomingMessage) => {
    const { url: path, headers } = request;
    received.push({ path, type: headers['content-type'], body: await json(request) });
    return status(received.length);
  };
  const server = createServer((request, response) => {
    void record(request).then((code) => response.writeHead(code).end('{}'));
  });
  return { received, url: await listen(server) };
}

const loadOf = (url: string) =>
  load({
    url,
    pid: process.pid,
    connections: CONNECTIONS,
    total: TOTAL,
    next: (n) => ({ path: `/${n % 5}`, body: JSON.stringify({ n }) }),
  });

describe('load', () => {
  it('sends every request once, as JSON', async () => {
    const { received, url } = await startRecorder(() => 200);
    await loadOf(url);
    expect(received).toHaveLength(TOTAL);
    const sent = received.map(({ path, type, body }) => `${path} ${type} ${JSON.stringify(body)}`);
    expect(new Set(sent)).toEqual(
      new Set(Array.from({ length: TOTAL }, (_value, n) => `/${n % 5} application/json {"n":${n}}`)),
    );
  });

  it('measures fractions of a millisecond', async () => {
    const { url } = await startRecorder(() => 200);
    const { perSecond, p50, p99 } = await loadOf(url);
    expect(Number.isInteger(p50) && Number.isInteger(p99)).toBe(false);
    expect(p99).toBeGreaterThanOrEqual(p50);
    expect(perSecond).toBeGreaterThan(0);
  });

  it('throws if a response is not successful', async () => {
    const { url } = await startRecorder((n) => (n === TOTAL ? 503 : 200));
    await expect(loadOf(url)).rejects.toThrow('0 of 50 requests had no response, 1 had an error status');
  });

  it('throws if a request has no response', async () => {
    const url = await listen(createServer((request) => request.socket.destroy()));
    await expect(loadOf(url)).rejects.toThrow('50 of 50 requests had no response');
  });
});
