import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError, sendOutage } from '../error-handler';
import { listen, type RunningHttp } from '../listen';
import { limitRequestTime } from './request-deadline';

const DEADLINE_MS = 100;
const late: unknown[] = [];

let http: RunningHttp;
let url: string;
let release: () => void = () => undefined;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  const api = express();
  api.use((request, _response, next) => {
    request.log = log;
    log.warn = (given: unknown) => late.push(given);
    next();
  });
  api.use(limitRequestTime(log, sendOutage, DEADLINE_MS), express.json());
  api.all('/slow', async (_request, response) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    response.json({ data: 'late' });
  });
  api.post('/echo', (request, response) => {
    response.json(request.body);
  });
  api.use(answerError);
  http = await listen(api, 0, '127.0.0.1');
  url = `http://127.0.0.1:${http.port}`;
});
afterAll(() => http.close());

it.each([
  ['GET', 'UNAVAILABLE'],
  ['POST', 'UNCONFIRMED'],
])('a %s without a response in time is told %s; its own response comes too late', async (method, code) => {
  late.length = 0;
  const response = await fetch(`${url}/slow`, { method });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.text()).toContain(`"${code}"`);
  release();
  await expect.poll(() => late.length).toBe(1);
});

it('a slow upload is not the api’s time', async () => {
  const headers = { 'content-type': 'application/json' };
  const upload = request(`${url}/echo`, { method: 'POST', headers });
  upload.write('{"a":');
  await once(AbortSignal.timeout(2 * DEADLINE_MS), 'abort');
  upload.end('1}');
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  expect([response.statusCode, await text(response)]).toEqual([200, '{"a":1}']);
});
