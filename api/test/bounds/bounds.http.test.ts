import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, type LimitName } from '../../src/lib/limits/limit-table';
import { endpointsOf, publicEndpointsOf } from '../roles/endpoints';
import { readRoleTable } from '../roles/read-role-table';
import { type Selling, startSelling } from '../shop/selling';
import { ATTEMPTS, type Attempt, ENDPOINTS, GUEST_MUTATIONS, UNCOUNTED } from './anonymous';
import { COLLECTIONS } from './collections';

const ALLOWED = 3;
const SOURCES = join(import.meta.dirname, '../../src');
const sourceFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);
const source = sourceFiles.map((path) => readFileSync(join(SOURCES, path), 'utf8')).join('\n');

let shop: Selling;
let strict: Selling;
beforeAll(async () => {
  shop = await startSelling();
  const limits = Object.keys(ATTEMPTS).map((name) => `${name}=${ALLOWED}/600`);
  strict = await startSelling({ env: { RATE_LIMIT_FACTOR: '1', RATE_LIMITS: limits.join(',') } });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await strict.close();
});

const WHY =
  'Somebody without an account could fill the database. Limit or expire it, and say so in test/bounds.';
const listsOf = (writes: Readonly<Record<string, unknown>>) =>
  Object.values(writes).flatMap((write) => (Array.isArray(write) ? (write as LimitName[]) : []));

describe('anonymous writes', () => {
  it('fill no collection: each is in the table', async () => {
    const named = [...source.matchAll(/collection(?:<[^(]*>)?\('([a-z_]+)'\)/g)].map((match) => match[1]);
    const stored = (await shop.db.listCollections().toArray()).map(({ name }) => name);
    const missing = [...new Set([...named, ...stored])].filter(
      (name) => !Object.hasOwn(COLLECTIONS, name ?? ''),
    );
    expect(missing, WHY).toEqual([]);
  });

  it.each(
    Object.entries(COLLECTIONS).flatMap(([name, bound]) => (bound.by === 'expires' ? [{ name, bound }] : [])),
  )('expire in $name by its index $bound.index', async ({ name, bound }) => {
    const indexes = await shop.db.collection(name).indexes();
    const found = indexes.find((index) => index.name === bound.index);
    expect(found?.expireAfterSeconds, WHY).toBeTypeOf('number');
  });

  it('are known: each mutation a guest may call', () => {
    const mutations = Object.keys(GUEST_MUTATIONS);
    const schema = readFileSync(join(SOURCES, 'generated/resolvers.ts'), 'utf8');
    const body = /export type MutationResolvers<[^{]*\{([\s\S]*?)\n\};/.exec(schema)?.[1] ?? '';
    const all = [...body.matchAll(/^ {2}(\w+)\??:/gm)].map((match) => match[1] ?? '');
    expect(all.length).toBeGreaterThan(40);
    const table = readRoleTable();
    const open = all.filter(
      (name) => !['unauthenticated', 'forbidden'].includes(table.get(name)?.guest ?? ''),
    );
    expect(mutations.sort(), WHY).toEqual(open.sort());
  });

  it('are known: each endpoint', () => {
    const open = [...endpointsOf(shop), ...publicEndpointsOf(shop)].filter((name) => !UNCOUNTED.test(name));
    expect(Object.keys(ENDPOINTS).sort(), WHY).toEqual(open.sort());
  });

  it('are counted: every limit of the tables is', () => {
    const limits = [
      ...listsOf(GUEST_MUTATIONS),
      ...listsOf(ENDPOINTS),
      ...(Object.keys(LIMITS) as LimitName[]),
    ];
    expect([...new Set(limits)].filter((name) => !source.includes(`'${name}'`))).toEqual([]);
  });
});

/** Sends an attempt as the shop's web server does for a visitor with this address. */
async function send({ path, body }: Attempt, turn: number, from: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const init = { method: 'POST', headers, body: JSON.stringify(body(turn)) };
  const response = await fetch(strict.url + path, init);
  const { status } = response;
  return { status, wait: Number(response.headers.get('retry-after')), text: await response.text() };
}

describe('a limit by address', () => {
  it.each(Object.entries(ATTEMPTS))('%s answers 429 and says when to come back', async (name, attempt) => {
    const home = '203.0.113.5';
    for (let turn = 0; turn < ALLOWED; turn += 1)
      expect((await send(attempt, turn, home)).status).not.toBe(429);
    const refused = await send(attempt, ALLOWED, home);
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(0);
    expect(refused.wait).toBeLessThanOrEqual(600);
    if (name !== 'eventsByAddress') {
      expect(refused.text).toContain('Too many attempts. Please try again in a few minutes.');
    }
    expect((await send(attempt, ALLOWED, '203.0.113.6')).status).not.toBe(429);
  });

  it('counts the networks of IPv6, not their addresses', async () => {
    const attempt = ATTEMPTS.cartByAddress as Attempt;
    const statuses: number[] = [];
    for (let turn = 0; turn <= ALLOWED; turn += 1) {
      statuses.push((await send(attempt, turn, `2001:db8:7:7::${turn}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await send(attempt, 0, '2001:db8:7:8::1')).status).toBe(200);
  });
});
