import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createMetrics } from './metrics';
import { logRequests } from './request-log';

let stop = () => {};
afterEach(() => stop());

/** A server that answers at `/answer` and never at `/wait`, and notes what it logs and counts. */
async function serve() {
  const lines: { msg: string; level: number; status: number; path: string }[] = [];
  const log = pino({ level: 'debug', base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const counted = vi.spyOn(metrics, 'request');
  const api = express();
  const asked = vi.fn();
  api.use(logRequests(api, log, metrics));
  api.get('/answer', (_request, response) => void response.json({}));
  api.get('/wait', asked);
  const server = api.listen(0);
  await vi.waitFor(() => expect(server.listening).toBe(true));
  stop = () => void server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, lines, counted, asked };
}

it('counts what nobody waited for as 499, apart from what was answered', async () => {
  const { url, lines, counted, asked } = await serve();
  await (await fetch(`${url}/answer`)).json();
  const visit = new AbortController();
  const left = fetch(`${url}/wait?query=12+King+St`, { signal: visit.signal });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  visit.abort();
  await expect(left).rejects.toThrow();
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(counted.mock.calls.map(([labels]) => labels)).toEqual([
    { method: 'GET', route: '/answer', status: 200 },
    { method: 'GET', route: '/wait', status: 499 },
  ]);
  const { debug } = pino.levels.values;
  expect(lines).toMatchObject([
    { msg: 'request answered', level: debug, status: 200, path: '/answer' },
    { msg: 'request aborted', level: debug, status: 499, path: '/wait' },
  ]);
});
