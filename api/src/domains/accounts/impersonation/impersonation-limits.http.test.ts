import { describe, expect, it } from 'vitest';
import { bodyOf, REFUSED, testImpersonation } from '../../../../test/shop/impersonating';

const { api, customer, impersonate } = testImpersonation();

describe('an impersonated session [accounts-09]', () => {
  const refusedFields: [string, string, object][] = [
    ['payment_methods_add', 'PaymentMethodsAddInput', { stripe_source_id: 'src_1' }],
    ['payment_methods_remove', 'PaymentMethodsRemoveInput', { stripe_source_id: 'src_1' }],
    ['payment_methods_set_default', 'PaymentMethodsSetDefaultInput', { stripe_source_id: 'src_1' }],
  ];
  it.each(refusedFields)('cannot change cards: %s', async (field, type, input) => {
    const { token } = await impersonate();
    const query = `mutation($input: ${type}!) { ${field}(input: $input) { payment_methods { last4 } } }`;
    const response = await api.request(query, { input }, { as: { token } });
    expect(response.errors?.[0]).toMatchObject({ ...REFUSED, extensions: { code: 'FORBIDDEN' } });
  });

  it('cannot change the card of an AutoDelivery', async () => {
    const { token } = await impersonate();
    const query = `mutation($input: AutodeliveriesEditInput!) {
      autodeliveries_edit(input: $input) { autodelivery { id } } }`;
    const card = { input: { id: 'a', stripe_source_id: 'src_1' } };
    expect((await api.request(query, card, { as: { token } })).errors?.[0]).toMatchObject(REFUSED);
    const name = await api.request(query, { input: { id: 'a', name: 'Vitamins' } }, { as: { token } });
    expect(name.errors?.[0]?.message).toBe('AutoDelivery not found');
  });

  it('cannot link a rewards card', async () => {
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
  ])('cannot set a password, sign in or sign up: %s', async (path, body) => {
    const { token, cookie } = await impersonate();
    for (const options of [{ as: { token } }, { headers: { cookie } }]) {
      const response = await api.post(path, body, options);
      expect([response.status, await bodyOf(response)]).toMatchObject([403, REFUSED]);
    }
  });

  it('suppresses Notify Me and lets out-of-stock products into the cart', async () => {
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
