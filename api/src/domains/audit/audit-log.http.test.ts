import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { createAuditors } from '../../../test/shop/auditors';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));
const staff = beforeTests(() => auditors.staff);

const impersonate = (customerId: string) => auditors.impersonate(customerId);

describe('the audit log [accounts-10]', () => {
  it('is written first: if writing fails, the operation does not run', async () => {
    const { id } = await shop.user();
    const products = [await shop.product(), await shop.product()];
    const { token, cookie } = await impersonate(id);
    const practitioner = await shop.demo('practitioner');
    const events = shop.db.collection('audit_events');
    await events.createIndex({ request_id: 1, operation: 1 }, { name: 'refuses', unique: true });
    const headers = { 'x-request-id': 'the-same-request' };
    const add = (productId: number | undefined) =>
      shop.request(
        'mutation($id: ID!) { favourites_add(input: { product_id: $id }) { __typename } }',
        { id: String(productId) },
        { as: { token }, headers },
      );
    const record = () =>
      shop.request(
        'query($id: ID!) { staff_health_record(customer_id: $id, reason: "Asks for her answers") { patients { uuid } } }',
        { id },
        { as: practitioner, headers },
      );
    const session = () => shop.post('/api/auth/session', {}, { headers: { cookie, ...headers } });
    const first = [await add(products[0]), await record()];
    const second = [await add(products[1]), await record()];
    const sessions = [await session(), await session()];
    await events.dropIndex('refuses');
    expect(first.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    for (const response of second) {
      expect(response.data).toBeNull();
      expect(response.errors?.[0]).toMatchObject({
        message: 'Something went wrong',
        extensions: { code: 'INTERNAL' },
      });
    }
    expect(sessions.map(({ status }) => status)).toEqual([200, 500]);
    const favourites = await shop.db.collection('favourites').find({ user_id: id }).toArray();
    expect(favourites.map(({ product_id }) => product_id)).toEqual([products[0]]);
  });

  it('records what staff do to customers under their own identity', async () => {
    const events = shop.db.collection('audit_events');
    const before = await events.countDocuments();
    const run = (field: string, input: object) =>
      staff.run(field, input, field.startsWith('auto') ? 'autodelivery { id }' : 'subscription { id }');
    await run('autodeliveries_notify', { id: 'a' });
    await run('journey_subscriptions_review', { subscription_id: 's', items: [] });
    await staff.send('{ me { id } cart { uuid } }');
    const lines = await events.find().sort({ at: 1, _id: 1 }).skip(before).toArray();
    expect(lines.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
      // Test operations are switched off, which the operation itself finds out.
      'autodeliveries_notify allowed',
      'autodeliveries_notify refused',
      'journey_subscriptions_review refused',
    ]);
  });

  it('is append-only', () => {
    const sources = fileURLToPath(new URL('../../', import.meta.url));
    const files = (readdirSync(sources, { recursive: true }) as string[]).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const sourceOf = (name: string) => readFileSync(join(sources, name), 'utf8');
    const audit = (name: string) => join('domains', 'audit', name);
    const named = files.filter((name) => sourceOf(name).includes("'audit_events'"));
    expect(named).toEqual([audit('collections.ts')]);
    const users = files.filter((name) => /from '[./]+\/(?:audit\/)?collections'/.test(sourceOf(name)));
    expect(users.sort()).toEqual([audit(join('listing', 'failures.ts')), audit('store.ts')]);
    const calls = users.flatMap((name) => sourceOf(name).match(/(?:events|results)\(db\)\s*\.(\w+)/g) ?? []);
    expect([...new Set(calls.map((call) => call.replace(/\s/g, '')))].sort()).toEqual([
      'events(db).countDocuments',
      'events(db).createIndexes',
      'events(db).estimatedDocumentCount',
      'events(db).find',
      'events(db).insertMany',
      'results(db).createIndexes',
      'results(db).find',
      'results(db).insertMany',
      'results(db).insertOne',
    ]);
  });
});
