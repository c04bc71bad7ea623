import { beforeAll, expect, it } from 'vitest';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { paymentMethodUsage } from './hooks';

const chargedTo = new Map<string, string[]>();
const shop = testShop();
beforeAll(() => {
  shop.services.hooks.register(paymentMethodUsage, async ({ sourceId }) => {
    const names = chargedTo.get(sourceId);
    return names ? { names } : null;
  });
});

it('a card cannot be removed as long as a usage check reports a use of it', async () => {
  const { shopper } = await shop.user();
  const stripe_source_id = await shopper.cardToken();
  const run = (operation: string) =>
    shopper.run(`payment_methods_${operation}`, { stripe_source_id }, 'payment_methods { last4 }');
  await run('add');
  chargedTo.set(stripe_source_id, ['Weekly box']);
  expect(failure(await run('remove'))).toEqual({
    code: 'PAYMENT_METHOD_IN_USE',
    message: 'This card pays for Weekly box. Please choose another card there first.',
  });
  chargedTo.clear();
  expect(at(await run('remove'), 'payment_methods_remove.payment_methods')).toEqual([]);
});
