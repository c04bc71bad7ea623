import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSchemaText } from '../../src/server/graphql/schema-text';
import { startTestApi, type TestApi } from '../start-test-api';
import type { TestUser } from '../test-client';
import { Bodies, type RawRequest } from './bodies';
import { Operations } from './operations';
import { Random } from './random';
import { Values } from './values';

/** `FUZZ_REQUESTS=20000 FUZZ_SEED=7 npx vitest run --root api test/fuzz`: more requests, and others. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 4;
const PATIENCE_MS = 20_000;
const ALLOWED_GROWTH_MB = 60;

/** Most requests come from customers. */
const DEMO = ['priya', 'priya', 'tom', 'tom', 'staff'] as const;

let api: TestApi;
let people: TestUser[];
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '9999999' } });
  people = await Promise.all(DEMO.map((key) => api.demo(key)));
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await api.close();
});

/** What is wrong with an answer; null when nothing is. */
async function complaint(response: Response, values: Values): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500) return `status ${response.status}: ${text.slice(0, 300)}`;
  if (!response.headers.get('content-type')?.includes('json'))
    return text === '' ? null : `not JSON: ${text}`;
  const answer = JSON.parse(text);
  values.learn(answer?.data);
  const failed = answer?.errors?.find?.(
    (error: { extensions?: { code?: string } }) => error.extensions?.code === 'INTERNAL',
  );
  return failed ? JSON.stringify(failed) : null;
}

/** Sends a request as somebody; who was signed out by an earlier one signs in again. */
async function send({ path, body, headers }: RawRequest, random: Random): Promise<Response> {
  const who = random.below(DEMO.length + 1);
  const as = people[who];
  const response = await fetch(api.url + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...headers,
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const key = DEMO[who];
  if (as && key && response.status === 401) people[who] = await api.demo(key);
  return response;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is still held once all garbage is gone. */
function heldMb(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

describe(`${REQUESTS} random requests with seed ${SEED}`, () => {
  it('get an answer each: no failure inside, nothing unhandled, no growing memory', async () => {
    const random = new Random(SEED);
    const values = new Values(random);
    const operations = new Operations(buildSchema(readSchemaText()), random, values);
    const bodies = new Bodies(random, values);
    const complaints: string[] = [];
    let sent = 0;
    let before = 0;
    const worker = async () => {
      while (sent < REQUESTS && complaints.length < 10) {
        sent += 1;
        if (sent === Math.floor(REQUESTS / 2)) before = heldMb();
        const request = random.chance(0.75)
          ? { path: '/graphql', body: JSON.stringify(operations.next()) }
          : bodies.next();
        const response = await send(request, random);
        const said = await complaint(response, values);
        if (said) complaints.push(`${request.path} ${request.body.slice(0, 1500)}\n→ ${said}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(complaints).toEqual([]);
    expect(unhandled).toEqual([]);
    expect(heldMb() - before).toBeLessThan(ALLOWED_GROWTH_MB);
    const still = await api.request('{ brands { name } }');
    expect(still.data.brands.length).toBeGreaterThan(0);
  }, 900_000);
});
