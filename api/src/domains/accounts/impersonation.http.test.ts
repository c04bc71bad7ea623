import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api';
import { cookiesOf, type TestUser } from '../../../test/test-client';

const REASON = 'Asks for help with the cart';
const REFUSED = { message: 'You are not allowed to do this.' };
const MINUTE = 60_000;
const ME = '{ me { id impersonation { staff_name reason expires_at } } }';

let api: TestApi;
let staff: TestUser;
let customer: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [staff, customer] = await Promise.all([api.demo('staff'), api.signUp()]);
});

const start = (as: Pick<TestUser, 'token'> | null, body: object) =>
  api.post('/api/auth/impersonate', body, { as });
// biome-ignore lint/suspicious/noExplicitAny: each test reads other fields of the answer
const bodyOf = async (response: Response): Promise<any> => response.json();
const session = async (cookie: string) =>
  (await bodyOf(await fetch(`${api.url}/api/auth/session`, { headers: { cookie } }))).data;

/** Staff act as the customer: the bearer, and the cookies of the browser they do it in. */
async function impersonate(customerId = customer.id) {
  const answer = await start(staff, { customerId, reason: REASON });
  const { data } = await bodyOf(answer);
  expect(answer.status).toBe(201);
  return { data, token: data.token as string, cookie: `${staff.cookie}; ${cookiesOf(answer)}`, answer };
}

describe('an impersonated session', () => {
  it('acts as the customer and says who does, and why [1-19]', async () => {
    const { data, token } = await impersonate();
    expect(data.user).toMatchObject({ id: customer.id, role: 'customer' });
    expect(data.impersonation).toMatchObject({ staff_name: 'Jo Marsden', reason: REASON });
    const { me } = (await api.request(ME, {}, { as: { token } })).data;
    expect(me).toMatchObject({
      id: customer.id,
      impersonation: { staff_name: 'Jo Marsden', reason: REASON },
    });
    expect(Date.parse(me.impersonation.expires_at)).toBe(api.clock.now().getTime() + 60 * MINUTE);
    const own = await api.request(ME, {}, { as: customer });
    expect(own.data.me.impersonation).toBeNull();
  });

  it('is in a cookie that scripts cannot read, and renewed from it', async () => {
    const { answer, cookie } = await impersonate();
    const [set = ''] = answer.headers.getSetCookie();
    expect(set).toMatch(/^saltbush\.impersonation=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    const renewed = await session(cookie);
    expect(renewed).toMatchObject({ user: { id: customer.id }, impersonation: { staff_name: 'Jo Marsden' } });
    const stored = await api.db.collection('impersonations').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(/impersonation=([\w-]+)/.exec(set)?.[1]);
  });

  it('has the customer’s cart, and the staff’s own one again afterwards', async () => {
    const made = await api.request('mutation { cart_create { cart { uuid } } }', {}, { as: customer });
    const { data, cookie } = await impersonate();
    expect(data.cart).toEqual(made.data.cart_create.cart);
    expect((await session(cookie)).cart).toEqual(made.data.cart_create.cart);
    expect((await session(staff.cookie)).cart).toBeNull();
  });

  it('counts only beside the sign-in that began it', async () => {
    const { cookie } = await impersonate();
    const alone = cookie.split('; ').find((part) => part.startsWith('saltbush.impersonation')) ?? '';
    expect(await session(alone)).toBeNull();
    const other = await session(`${customer.cookie}; ${alone}`);
    expect([other.user.id, other.impersonation]).toEqual([customer.id, null]);
  });

  it('ends at Exit, which leaves the sign-in of staff as it is', async () => {
    const { token, cookie } = await impersonate();
    const exit = await api.post('/api/auth/logout', { redirect: '/' }, { headers: { cookie } });
    expect(exit.headers.getSetCookie()).toEqual([
      'saltbush.impersonation=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect((await api.request(ME, {}, { as: { token } })).status).toBe(401);
    expect(await session(cookie)).toMatchObject({
      user: { id: staff.id, role: 'staff' },
      impersonation: null,
    });
    expect((await api.request(ME, {}, { as: staff })).data.me.id).toBe(staff.id);
  });

  it('ends for clients without cookies by users_log_out', async () => {
    const { token } = await impersonate();
    const logOut = 'mutation($input: UsersLogOutInput!) { users_log_out(input: $input) { redirect } }';
    await api.request(logOut, { input: {} }, { as: { token } });
    expect((await api.request(ME, {}, { as: { token } })).errors?.[0]?.extensions?.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await api.request(ME, {}, { as: staff })).data.me.id).toBe(staff.id);
  });

  it('is over after an hour, renewed or not', async () => {
    const { cookie } = await impersonate();
    const before = api.clock.current;
    api.clock.advance(59 * MINUTE);
    const late = await session(cookie);
    const expiresIn = Date.parse(late.expires_at) - api.clock.now().getTime();
    api.clock.advance(MINUTE);
    const over = await api.request(ME, {}, { as: { token: late.token } });
    const after = await session(cookie);
    api.clock.current = before;
    expect([late.user.id, expiresIn]).toEqual([customer.id, MINUTE]);
    expect(over.status).toBe(401);
    expect(after).toMatchObject({ user: { id: staff.id }, impersonation: null });
  });

  it('ends with the sign-in of staff, and when another one begins on it', async () => {
    const first = await impersonate();
    const second = await impersonate((await api.signUp()).id);
    expect((await api.request(ME, {}, { as: first })).status).toBe(401);
    expect((await api.request(ME, {}, { as: second })).status).toBe(200);
    await api.post('/api/auth/logout', {}, { headers: { cookie: staff.cookie } });
    expect((await api.request(ME, {}, { as: second })).status).toBe(401);
    expect(await session(second.cookie)).toBeNull();
  });

  it('ends when its member of staff is none any more', async () => {
    const account = { email: 'leaver@example.com', password: 'Wattle-Grove8!' };
    const person = { first_name: 'Lee', last_name: 'Aver', role: 'staff' as const };
    const id = await api.services.accounts.createUser({ ...account, ...person });
    const answer = await start(await api.signIn(account), { customerId: customer.id, reason: REASON });
    const { data } = await bodyOf(answer);
    const me = () => api.request(ME, {}, { as: data });
    expect((await me()).data.me.impersonation.staff_name).toBe('Lee Aver');
    await api.db
      .collection<{ _id: string }>('customers')
      .updateOne({ _id: id }, { $set: { role: 'customer' } });
    expect((await me()).status).toBe(401);
  });

  it('is one at a time, also when two begin at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => start(staff, { customerId: customer.id, reason: REASON })),
    );
    expect(both.map(({ status }) => status)).toContain(201);
    const answers = await Promise.all(both.map(bodyOf));
    const tokens = answers.flatMap(({ data }) => (data ? [data.token as string] : []));
    const alive = await Promise.all(tokens.map((token) => api.request(ME, {}, { as: { token } })));
    expect(alive.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('nobody begins one', () => {
  it('but staff: customers and guests are refused', async () => {
    const body = { customerId: customer.id, reason: REASON };
    for (const as of [null, customer]) {
      const answer = await start(as, body);
      expect([answer.status, await bodyOf(answer)]).toMatchObject([403, REFUSED]);
    }
    expect((await start({ token: 'forged.bearer' }, body)).status).toBe(401);
  });

  it.each([
    [{}, 'Please give a reason'],
    [{ reason: 'why' }, 'Please describe the reason'],
    [{ reason: 'Medicare 6951449601' }, 'Please leave card, Medicare and script numbers out of the reason'],
    [{ reason: { $gt: '' } }, 'This value is not valid'],
  ])('with the reason %j', async (more, message) => {
    const answer = await start(staff, { customerId: customer.id, ...more });
    expect([answer.status, await bodyOf(answer)]).toMatchObject([400, { message }]);
  });

  it('as somebody unknown, as staff, or as nonsense', async () => {
    for (const customerId of ['', 'unknown', staff.id]) {
      const answer = await start(staff, { customerId, reason: REASON });
      expect([answer.status, (await bodyOf(answer)).message]).toEqual([404, 'Customer not found']);
    }
    expect((await start(staff, { customerId: { $gt: '' }, reason: REASON })).status).toBe(400);
  });

  it('from within one', async () => {
    const { token, cookie } = await impersonate();
    const body = { customerId: (await api.signUp()).id, reason: REASON };
    expect((await start({ token }, body)).status).toBe(403);
    const cookieOnly = await api.post('/api/auth/impersonate', body, { as: staff, headers: { cookie } });
    expect(cookieOnly.status).toBe(403);
  });
});

describe('in an impersonated session nobody', () => {
  const refusedFields: [string, string, object][] = [
    ['payment_methods_add', 'PaymentMethodsAddInput', { stripe_source_id: 'src_1' }],
    ['payment_methods_remove', 'PaymentMethodsRemoveInput', { stripe_source_id: 'src_1' }],
    ['payment_methods_set_default', 'PaymentMethodsSetDefaultInput', { stripe_source_id: 'src_1' }],
  ];
  it.each(refusedFields)('changes cards: %s', async (field, type, input) => {
    const { token } = await impersonate();
    const query = `mutation($input: ${type}!) { ${field}(input: $input) { payment_methods { last4 } } }`;
    const answer = await api.request(query, { input }, { as: { token } });
    expect(answer.errors?.[0]).toMatchObject({ ...REFUSED, extensions: { code: 'FORBIDDEN' } });
  });

  it('gives an AutoDelivery another card', async () => {
    const { token } = await impersonate();
    const query = `mutation($input: AutodeliveriesEditInput!) {
      autodeliveries_edit(input: $input) { autodelivery { id } } }`;
    const card = { input: { id: 'a', stripe_source_id: 'src_1' } };
    expect((await api.request(query, card, { as: { token } })).errors?.[0]).toMatchObject(REFUSED);
    const name = await api.request(query, { input: { id: 'a', name: 'Vitamins' } }, { as: { token } });
    expect(name.errors?.[0]?.message).toBe('AutoDelivery not found');
  });

  it('links a rewards card', async () => {
    const { token, cookie } = await impersonate();
    const asked = await api.request('{ me { edr_linked edr_auth_token } }', {}, { as: { token } });
    expect(asked.data.me).toEqual({ edr_linked: false, edr_auth_token: null });
    const popup = await fetch(`${api.url}/api/rewards/link?token=x`, { headers: { cookie } });
    expect(popup.status).toBe(403);
  });

  it.each([
    ['/api/auth/forgot-password', { email: 'ann@example.com' }],
    ['/api/auth/reset-password', { token: 'x', password: 'Banksia!72 grows' }],
    ['/api/auth/signup', {}],
    ['/api/auth/login', {}],
    ['/api/anything/new', {}],
  ])('sets a password or signs in or up: %s', async (path, body) => {
    const { token, cookie } = await impersonate();
    for (const options of [{ as: { token } }, { headers: { cookie } }]) {
      const answer = await api.post(path, body, options);
      expect([answer.status, await bodyOf(answer)]).toMatchObject([403, REFUSED]);
    }
  });

  it('is offered Notify Me, and what is out of stock goes into the cart', async () => {
    const { token } = await impersonate();
    const product = await api.db.collection<{ _id: number }>('products').findOne({
      status: 'Active',
      stock: { $gt: 0 },
      schedule: '',
      booking_type: null,
      requires_prescription: false,
      is_gated: false,
    });
    const product_id = String(product?._id);
    await api.db
      .collection<{ _id: number }>('products')
      .updateOne({ _id: Number(product_id) }, { $set: { stock: 0 } });
    const notify = await api.request(
      'mutation($id: ID!) { product_stock_notification(product_id: $id, email: "a@example.com") { email } }',
      { id: product_id },
      { as: { token } },
    );
    expect(notify.errors?.[0]).toMatchObject(REFUSED);
    const created = await api.request('mutation { cart_create { cart { uuid } } }', {}, { as: { token } });
    const input = { cart_uuid: created.data.cart_create.cart.uuid, product_id, quantity: 1 };
    const add = `mutation($input: CartAddItemInput!) {
      cart_add_item(input: $input) { item { product { id } errors { code } } } }`;
    const added = await api.request(add, { input }, { as: { token } });
    expect(added.data.cart_add_item.item).toEqual({
      product: { id: product_id },
      errors: [{ code: 'out_of_stock' }],
    });
    const own = await api.request(add, { input }, { as: customer });
    expect(own.errors?.[0]?.message).toBe('Out of stock');
  });
});
