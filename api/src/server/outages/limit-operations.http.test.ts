import { afterEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';
import { createExecutor } from '../graphql/execute';

const WORDING = 'The shop is very busy at the moment. Nothing was changed. Please try again shortly.';
const CREATE = 'mutation { cart_create { cart { uuid } } }';
const LONG_MS = '60000';

let api: TestApi;
/** Lets the operations that have begun end, first come first served. */
let held: (() => void)[];
afterEach(async () => {
  for (const release of held) release();
  await api.close();
});

/** An api whose operations begin and then wait until the test releases them. */
async function startHeld(env: NodeJS.ProcessEnv): Promise<void> {
  held = [];
  const run = createExecutor();
  api = await startTestApi({
    products: 0,
    env: { OPERATIONS_AT_ONCE: '1', OPERATIONS_WAITING: '0', OPERATIONS_WAIT_MS: LONG_MS, ...env },
    execute: async (args) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return run(args);
    },
  });
}

/** Sends an operation as the shop's web server does for a visitor with this address. */
async function send(address = '203.0.113.1', query = CREATE, signal?: AbortSignal) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const init = { method: 'POST', headers, body: JSON.stringify({ query }), signal };
  const response = await fetch(`${api.url}/graphql`, init);
  const { status } = response;
  return { status, wait: response.headers.get('retry-after'), text: await response.text() };
}

const begun = (count: number) => expect.poll(() => held.length).toBe(count);
const carts = () => api.db.collection('carts').countDocuments();
/** Arrivals are in order: each is in its place before the next is sent. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await fetch(`${api.url}/health`);
};

it('refuses at once what exceeds the limit, before it begins; what began is done [7.a-08]', async () => {
  await startHeld({});
  const first = send();
  await begun(1);
  const refused = await send();
  expect([refused.status, refused.wait]).toEqual([503, '2']);
  expect(JSON.parse(refused.text).errors).toMatchObject([
    { message: WORDING, extensions: { code: 'BUSY', retry_after: 2 } },
  ]);
  expect(held).toHaveLength(1);
  held[0]?.();
  expect((await first).status).toBe(200);
  expect(await carts()).toBe(1);
});

it('lets health and the gateway pass while operations are refused', async () => {
  await startHeld({});
  const first = send();
  await begun(1);
  const paths = ['/health', '/ready', '/metrics', '/api/gateway/challenges/x'];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(api.url + path)).status));
  expect(statuses).toEqual([200, 200, 200, 404]);
  held[0]?.();
  await first;
});

it('lets operations wait for a place, and refuses them after the longest wait', async () => {
  await startHeld({ OPERATIONS_WAITING: '1', OPERATIONS_WAIT_MS: '30' });
  const first = send();
  await begun(1);
  expect((await send()).status).toBe(503);
  expect(held).toHaveLength(1);
  held[0]?.();
  expect((await first).status).toBe(200);
  const next = send();
  await begun(2);
  held[1]?.();
  expect((await next).status).toBe(200);
});

it('lets addresses take turns, and one cannot keep the others out', async () => {
  await startHeld({ OPERATIONS_WAITING: '3' });
  const order: string[] = [];
  const note = (name: string, address: string) =>
    send(address).then(({ status }) => order.push(`${name} ${status}`));
  const all = [note('crowd 1', '203.0.113.1')];
  await begun(1);
  for (const name of ['crowd 2', 'crowd 3', 'crowd 4']) {
    all.push(note(name, '203.0.113.1'));
    await settled();
  }
  all.push(note('visitor', '203.0.113.2'));
  await expect.poll(() => order).toEqual(['crowd 4 503']);
  for (let turn = 0; turn < 4; turn += 1) {
    await begun(turn + 1);
    held[turn]?.();
  }
  await Promise.all(all);
  expect(order).toEqual(['crowd 4 503', 'crowd 1 200', 'crowd 2 200', 'visitor 200', 'crowd 3 200']);
});

it('gives up the place of somebody who leaves while waiting', async () => {
  await startHeld({ OPERATIONS_WAITING: '1' });
  const first = send();
  await begun(1);
  const leaving = new AbortController();
  const left = send('203.0.113.1', CREATE, leaving.signal).catch(() => 'left');
  await settled();
  leaving.abort();
  expect(await left).toBe('left');
  await settled();
  const second = send();
  held[0]?.();
  expect((await first).status).toBe(200);
  await begun(2);
  held[1]?.();
  expect((await second).status).toBe(200);
  expect(await carts()).toBe(2);
});
