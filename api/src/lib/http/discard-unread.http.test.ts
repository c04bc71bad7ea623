import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';

const BYTES = 900_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});

function post(path: string, type: string): Promise<[number | undefined, boolean]> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': BYTES };
    const sent = request(`${api.url}${path}`, { agent, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve([response.statusCode, sent.reusedSocket]));
    });
    sent.once('error', reject).end(Buffer.alloc(BYTES, 'x'));
  });
}

it.each([
  ['/graphql', 'application/json', 413],
  ['/graphql', 'text/plain', 415],
  ['/api/unknown', 'application/json', 413],
  ['/unknown', 'application/json', 404],
])('keeps the connection when it refuses a large body to %s as %s', async (path, type, status) => {
  await post(path, type);
  for (let times = 0; times < 5; times += 1) expect(await post(path, type)).toEqual([status, true]);
});
