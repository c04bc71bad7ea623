import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { createAuditors, FORBIDDEN, REASON } from '../../../test/shop/auditors';
import { failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));

const linesOf = (customerId: string) => auditors.linesOf(customerId);
const impersonate = (customerId: string) => auditors.impersonate(customerId);

describe('an impersonated session [accounts-07]', () => {
  it('records everything it does: who, as whom, why and with which ids', async () => {
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

  it('records refused operations', async () => {
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

  it('records each field, whether aliased, in a fragment or failing', async () => {
    const { id } = await shop.user();
    const { agent } = await impersonate(id);
    await agent.send(`query Two { mine: patients { data { uuid } } ...More }
      fragment More on Query { order(reference: "SB-2222-2222") { reference } }`);
    expect((await linesOf(id)).slice(1).map(({ operation, touched }) => [operation, touched])).toEqual([
      ['patients', []],
      ['order', [{ name: 'reference', id: 'SB-2222-2222' }]],
    ]);
  });
});
