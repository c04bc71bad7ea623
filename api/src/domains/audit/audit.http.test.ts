import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/selling';
import { ADDRESS, at, CARDS, failure, Shopper } from '../../../test/shopper';
import { cookiesOf } from '../../../test/test-client';
import type { AuditEventDocument } from './documents';

const REASON = 'Asks for help with the cart';
const FORBIDDEN = { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };
const LOG = `query($customer_id: ID, $staff_id: ID, $page: Int, $per_page: Int) {
  staff_audit_events(customer_id: $customer_id, staff_id: $staff_id, page: $page, per_page: $per_page) {
    data { id at staff_id staff_name customer_id impersonation_id reason operation touched { name id }
      reads_health outcome request_id } paginatorInfo { current_page last_page per_page total } } }`;

let shop: Selling;
let staff: Shopper;
let staffCookie: string;
let staffToken: string;
beforeAll(async () => {
  shop = await startSelling();
  const jo = await shop.demo('staff');
  staff = new Shopper(shop.url, jo.token);
  staffCookie = jo.cookie;
  staffToken = jo.token;
});
afterAll(() => shop.close());

interface Line extends Omit<AuditEventDocument, '_id'> {
  id: string;
}

/** Lines about a customer as staff read them, the oldest first. */
async function linesOf(customer_id: string): Promise<Line[]> {
  const answer = await staff.send(LOG, { customer_id, per_page: 50 });
  return at<Line[]>(answer, 'staff_audit_events.data')
    .filter(({ operation }) => operation !== 'staff_audit_events')
    .reverse();
}

async function impersonate(customerId: string) {
  const answer = await staff.post('/api/auth/impersonate', { customerId, reason: REASON });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { agent: new Shopper(shop.url, data.token), cookie: `${staffCookie}; ${cookiesOf(answer)}` };
}

describe('an impersonated session', () => {
  it('leaves a line for everything it does, with who, as whom, why and with what', async () => {
    const { id } = await shop.user();
    const productId = await shop.product();
    const { agent, cookie } = await impersonate(id);
    const cart_uuid = await agent.newCart();
    await agent.add(cart_uuid, productId);
    await agent.send('{ me { email } patients_names { uuid } }');
    await shop.post('/api/auth/session', {}, { headers: { cookie } });
    await shop.post('/api/auth/logout', {}, { headers: { cookie } });
    const lines = await linesOf(id);
    expect(lines.map(({ operation }) => operation)).toEqual([
      'POST /api/auth/impersonate',
      'cart_create',
      'cart_add_item',
      'me',
      'patients_names',
      'POST /api/auth/session',
      'POST /api/auth/logout',
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({
        staff_name: 'Jo Marsden',
        customer_id: id,
        reason: REASON,
        outcome: 'allowed',
        reads_health: false,
        impersonation_id: lines[0]?.impersonation_id,
      });
      expect(line.request_id).toMatch(/^[\w-]{8,}$/);
    }
    expect(lines[2]?.touched).toEqual([
      { name: 'cart_uuid', id: cart_uuid },
      { name: 'product_id', id: String(productId) },
    ]);
  });

  it('leaves a line for what it may not do', async () => {
    const { id } = await shop.user();
    const { agent } = await impersonate(id);
    const input = { stripe_source_id: 'src_secret_1' };
    const refused = await agent.run('payment_methods_add', input, 'payment_methods { last4 }');
    await agent.post('/api/auth/login', {});
    expect(failure(refused)).toEqual(FORBIDDEN);
    expect((await linesOf(id)).slice(1)).toMatchObject([
      { operation: 'payment_methods_add', outcome: 'refused', touched: [] },
      { operation: 'POST /api/auth/login', outcome: 'refused' },
    ]);
  });

  it('notes each field, under whatever alias, in fragments and where it fails', async () => {
    const { id } = await shop.user();
    const { agent } = await impersonate(id);
    await agent.send(`query Two { mine: patients { data { uuid } } ...More }
      fragment More on Query { order(reference: "SB-2222-2222") { reference } }`);
    expect((await linesOf(id)).slice(1).map(({ operation, touched }) => [operation, touched])).toEqual([
      ['patients', []],
      ['order', [{ name: 'reference', id: 'SB-2222-2222' }]],
    ]);
  });

  it('says when it asks for health data, and keeps none of them', async () => {
    const { id, shopper } = await shop.user();
    const patient = {
      first_name: 'Pat',
      last_name: 'Secretname',
      dob: '1990-05-01',
      gender: 'female',
      phone: '0412345678',
      address: '1 Fig Street',
      suburb: 'SURRY HILLS',
      state: 'NSW',
      postcode: '2010',
      allergies: 'Penicillin',
      has_medicare: true,
      medicare_number: '6951449601',
      medicare_reference: '1',
      medicare_expiry: '2040-01',
    };
    const created = await shopper.run('patients_create', patient, 'uuid');
    const uuid = at<string>(created, 'patients_create.uuid');
    const { agent } = await impersonate(id);
    // Documents that come again are compiled: the log knows them as well.
    for (let time = 0; time < 5; time += 1) {
      await agent.send('{ patients { data { ...P } } } fragment P on Patient { uuid allergies }');
    }
    await agent.run('patients_edit', { uuid, conditions: 'Asthma' }, 'uuid first_name');
    await agent.send(
      'query($p: ID!, $t: String!) { validate_escript(patient_uuid: $p, token: $t) { is_valid } }',
      { p: uuid, t: '1A2B3C4D5E6F7G8H9J' },
    );
    await agent.send('{ order(reference: "Medicare 6951449601") { reference } }');
    const lines = (await linesOf(id)).slice(1);
    expect(lines.map(({ operation, reads_health }) => [operation, reads_health])).toEqual([
      ...Array.from({ length: 5 }, () => ['patients', true]),
      ['patients_edit', false],
      ['validate_escript', false],
      ['order', false],
    ]);
    const stored = await shop.db.collection('audit_events').find({ customer_id: id }).toArray();
    const text = JSON.stringify(stored);
    for (const secret of ['Penicillin', 'Asthma', 'Secretname', '6951449601', '1A2B3C4D', '1990']) {
      expect(text).not.toContain(secret);
    }
    expect(lines[5]?.touched).toEqual([{ name: 'uuid', id: uuid }]);
  });

  it('keeps no card that it enters for AutoDeliveries, but may use one that was kept', async () => {
    const { id, shopper } = await shop.user();
    const productId = await shop.product();
    const stripe_source_id = await shopper.cardToken(CARDS.good);
    await shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
    const { agent } = await impersonate(id);
    const cart_uuid = await agent.newCart();
    await agent.add(cart_uuid, productId, 1, { frequency: '4W' });
    await agent.setContact(cart_uuid);
    await agent.run('cart_set_shipping_address', { cart_uuid, ...ADDRESS }, 'cart { uuid }');
    const method = { cart_uuid, shipping_method_id: 'standard' };
    await agent.run('cart_set_shipping_method', method, 'cart { uuid }');
    expect(failure(await agent.place(cart_uuid))).toEqual(FORBIDDEN);
    const placed = await agent.place(cart_uuid, { stripe_source_id });
    expect(at(placed, 'checkout_place_order.order.state')).toBe('placed');
    const customer = await shop.db
      .collection<{ _id: string; payment_methods: unknown[] }>('customers')
      .findOne({ _id: id });
    expect(customer?.payment_methods).toHaveLength(1);
  });
});

describe('the audit log', () => {
  it('comes first: what it cannot take does not happen', async () => {
    const { id } = await shop.user();
    const products = [await shop.product(), await shop.product()];
    const customer = await staff.post('/api/auth/impersonate', { customerId: id, reason: REASON });
    const { data } = (await customer.json()) as { data: { token: string } };
    const cookie = `${staffCookie}; ${cookiesOf(customer)}`;
    const events = shop.db.collection('audit_events');
    await events.createIndex({ request_id: 1, operation: 1 }, { name: 'refuses', unique: true });
    const headers = { 'x-request-id': 'the-same-request' };
    const add = (productId: number | undefined) =>
      shop.request(
        'mutation($id: ID!) { favourites_add(input: { product_id: $id }) { __typename } }',
        { id: String(productId) },
        { as: data, headers },
      );
    const record = () =>
      shop.request(
        'query($id: ID!) { staff_health_record(customer_id: $id, reason: "Asks for her answers") { patients { uuid } } }',
        { id },
        { as: { token: staffToken }, headers },
      );
    const session = () => shop.post('/api/auth/session', {}, { headers: { cookie, ...headers } });
    const first = [await add(products[0]), await record()];
    const second = [await add(products[1]), await record()];
    const sessions = [await session(), await session()];
    await events.dropIndex('refuses');
    expect(first.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    for (const answer of second) {
      expect(answer.data).toBeNull();
      expect(answer.errors?.[0]).toMatchObject({
        message: 'Something went wrong',
        extensions: { code: 'INTERNAL' },
      });
    }
    expect(sessions.map(({ status }) => status)).toEqual([200, 500]);
    const favourites = await shop.db.collection('favourites').find({ user_id: id }).toArray();
    expect(favourites.map(({ product_id }) => product_id)).toEqual([products[0]]);
  });

  it('is read by staff: by customer, by member of staff, by page', async () => {
    const { id } = await shop.user();
    const { agent } = await impersonate(id);
    for (let call = 0; call < 4; call += 1) await agent.send('{ me { id } }');
    const page = await staff.send(LOG, { customer_id: id, page: 2, per_page: 2 });
    expect(at(page, 'staff_audit_events.data')).toHaveLength(2);
    expect(at(page, 'staff_audit_events.paginatorInfo')).toEqual({
      current_page: 2,
      last_page: 3,
      per_page: 2,
      total: 6,
    });
    const other = await shop.user('staff');
    expect(
      at(await other.shopper.send(LOG, { staff_id: other.id }), 'staff_audit_events.data'),
    ).toMatchObject([{ operation: 'staff_audit_events', staff_id: other.id, staff_name: 'Una User' }]);
    const all = await staff.send(LOG, { per_page: 500 });
    expect(at(all, 'staff_audit_events.paginatorInfo')).toMatchObject({ per_page: 50 });
    expect(at(all, 'staff_audit_events.data.0')).toMatchObject({ operation: 'staff_audit_events' });
  });

  it('takes what staff do to customers as themselves', async () => {
    const before = await shop.db.collection('audit_events').countDocuments();
    const run = (field: string, input: object) =>
      staff.run(field, input, field.startsWith('auto') ? 'autodelivery { id }' : 'subscription { id }');
    await run('autodeliveries_notify', { id: 'a' });
    await run('journey_subscriptions_review', { subscription_id: 's', items: [] });
    await staff.send('{ me { id } cart { uuid } }');
    expect(await shop.db.collection('audit_events').countDocuments()).toBe(before + 2);
  });

  it('is not for customers, guests and impersonated sessions', async () => {
    const { id, shopper } = await shop.user();
    const { agent } = await impersonate(id);
    for (const nobody of [shop.guest(), shopper, agent]) {
      expect(failure(await nobody.send(LOG))).toEqual(FORBIDDEN);
    }
  });

  it('is only ever added to', () => {
    const sources = fileURLToPath(new URL('../../', import.meta.url));
    const files = (readdirSync(sources, { recursive: true }) as string[]).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const users = files.filter((name) =>
      readFileSync(join(sources, name), 'utf8').includes("'audit_events'"),
    );
    expect(users).toEqual([join('domains', 'audit', 'store.ts')]);
    const store = readFileSync(join(sources, users[0] ?? ''), 'utf8');
    expect(store.match(/events\(db\)\s*\.(\w+)/g)?.map((call) => call.replace(/\s/g, ''))).toEqual([
      'events(db).createIndexes',
      'events(db).insertMany',
      'events(db).find',
      'events(db).estimatedDocumentCount',
      'events(db).countDocuments',
    ]);
  });
});
