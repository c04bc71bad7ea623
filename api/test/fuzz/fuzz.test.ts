import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSchemaText } from '../../src/server/graphql/schema-text';
import type { TestUser } from '../clients/test-client';
import { startTestApi, type TestApi } from '../server/start-test-api';
import { Bodies, type RawRequest } from './bodies';
import { Operations } from './operations';
import { Random } from './random';
import { Values } from './values';

/** For more or different requests: `FUZZ_REQUESTS=20000 FUZZ_SEED=7 npx vitest run --root api test/fuzz`. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const CONCURRENCY = 4;
const TIMEOUT_MS = 20_000;
const ALLOWED_GROWTH_MB = 60;

/** Most requests come from customers. */
const DEMO = ['priya', 'priya', 'tom', 'tom', 'staff'] as const;

let api: TestApi;
let people: TestUser[];
const unhandled: unknown[] = [];
/** What the api logged of unexpected failures: a request's answer does not say why it failed. */
const logged: string[] = [];
const logTo = { write: (line: string) => void logged.push(line) };
const note = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  api = await startTestApi({ logTo, env: { RATE_LIMIT_FACTOR: '9999999', LOG_LEVEL: 'error' } });
  people = await Promise.all(DEMO.map((key) => api.demo(key)));
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await api.close();
});

/** Returns what is wrong with a response; null if nothing is. */
async function findProblem(response: Response, values: Values): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500) return `status ${response.status}: ${text.slice(0, 300)}`;
  if (!response.headers.get('content-type')?.includes('json'))
    return text === '' ? null : `not JSON: ${text}`;
  const answer = JSON.parse(text);
  values.collect(answer?.data);
  const failed = answer?.errors?.find?.(
    (error: { extensions?: { code?: string } }) => error.extensions?.code === 'INTERNAL',
  );
  return failed ? JSON.stringify(failed) : null;
}

/** Sends a request as a random user; a user whom an earlier request signed out signs in again. */
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const key = DEMO[who];
  if (as && key && response.status === 401) people[who] = await api.demo(key);
  return response;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the memory still in use after garbage collection, in megabytes. */
function heapMb(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

describe(`${REQUESTS} random requests with seed ${SEED}`, () => {
  it('cause no internal error, no unhandled rejection and no memory growth', async () => {
    const random = new Random(SEED);
    const values = new Values(random);
    const operations = new Operations(buildSchema(readSchemaText()), random, values);
    const bodies = new Bodies(random, values);
    const problems: string[] = [];
    let sent = 0;
    let before = 0;
    const worker = async () => {
      while (sent < REQUESTS && problems.length < 10) {
        sent += 1;
        if (sent === Math.floor(REQUESTS / 2)) before = heapMb();
        const request = random.chance(0.75)
          ? { path: '/graphql', body: JSON.stringify(operations.next()) }
          : bodies.next();
        const response = await send(request, random);
        const problem = await findProblem(response, values);
        if (problem) problems.push(`${request.path} ${request.body.slice(0, 1500)}\n→ ${problem}`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    expect(problems, [...problems, ...logged].join('\n')).toEqual([]);
    expect(unhandled).toEqual([]);
    expect(heapMb() - before).toBeLessThan(ALLOWED_GROWTH_MB);
    const still = await api.request('{ brands { name } }');
    expect(still.data.brands.length).toBeGreaterThan(0);
  }, 900_000);
});
