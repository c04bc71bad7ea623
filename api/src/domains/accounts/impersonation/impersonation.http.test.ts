import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../../../seed/known';
import { bodyOf, ME, REASON, testImpersonation } from '../../../../test/shop/impersonating';

const MINUTE = 60_000;

const { api, staff, customer, start, session, impersonate } = testImpersonation();

describe('an impersonated session [accounts-07]', () => {
  it('acts as the customer and reports the staff member and the reason [1-19]', async () => {
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

  it('is stored in an HttpOnly cookie and renewed from it', async () => {
    const { answer, cookie } = await impersonate();
    const [set = ''] = answer.headers.getSetCookie();
    expect(set).toMatch(/^saltbush\.impersonation=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    const renewed = await session(cookie);
    expect(renewed).toMatchObject({ user: { id: customer.id }, impersonation: { staff_name: 'Jo Marsden' } });
    const stored = await api.db.collection('impersonations').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(/impersonation=([\w-]+)/.exec(set)?.[1]);
  });

  it('uses the customer’s cart, and the staff cart again afterwards', async () => {
    const made = await api.request('mutation { cart_create { cart { uuid } } }', {}, { as: customer });
    const { data, cookie } = await impersonate();
    expect(data.cart).toEqual(made.data.cart_create.cart);
    expect((await session(cookie)).cart).toEqual(made.data.cart_create.cart);
    expect((await session(staff.cookie)).cart).toBeNull();
  });

  it('uses customer prices instead of staff prices', async () => {
    const { token } = await impersonate();
    const product = await api.db.collection('products').findOne({ slug: KNOWN.magnesium });
    const discounts = await Promise.all(
      [staff.token, token].map(async (bearer) => {
        const as = { token: bearer };
        const made = await api.request('mutation { cart_create { cart { uuid } } }', {}, { as });
        const cart_uuid = made.data.cart_create.cart.uuid;
        const added = await api.request(
          `mutation($input: CartAddItemInput!) { cart_add_item(input: $input) {
            cart { staff_discount_eligible staff_discount_value } } }`,
          { input: { cart_uuid, product_id: String(product?._id), quantity: 1 } },
          { as },
        );
        return added.data.cart_add_item.cart;
      }),
    );
    expect(discounts).toMatchObject([
      { staff_discount_eligible: true },
      { staff_discount_eligible: false, staff_discount_value: 0 },
    ]);
  });

  it('is limited to one at a time, even for concurrent starts', async () => {
    const both = await Promise.all(
      [1, 2].map(() => start(staff, { customerId: customer.id, reason: REASON })),
    );
    expect(both.map(({ status }) => status)).toContain(201);
    const responses = await Promise.all(both.map(bodyOf));
    const tokens = responses.flatMap(({ data }) => (data ? [data.token as string] : []));
    const alive = await Promise.all(tokens.map((token) => api.request(ME, {}, { as: { token } })));
    expect(alive.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
