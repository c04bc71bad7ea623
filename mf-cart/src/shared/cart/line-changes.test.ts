import { subscribe } from '@saltbush/shared-ui/bus';
import { getQueryClient } from '@saltbush/shared-ui/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { startSampleShop } from '../../samples/sample-shop';
import { cartPageQuery } from './api/cart-page';
import { setLineQuantity } from './line-changes';
import { usePendingLines, withPending } from './pending-lines';

let api: SampleApi;
const shownCart = () => {
  const cart = getQueryClient().getQueryData(cartPageQuery('sample-cart', '2000').queryKey);
  return cart && withPending(cart, usePendingLines.getState().requested);
};
const shownQuantity = () => shownCart()?.items[0]?.quantity;

beforeEach(async () => {
  api = createSampleApi(sampleCart());
  startSampleShop(api);
  await getQueryClient().fetchQuery(cartPageQuery('sample-cart', '2000'));
});

describe('setLineQuantity', () => {
  it('shows the quantity and updates the totals before the API responds', async () => {
    const before = shownCart()?.cart_total ?? 0;
    const stored = setLineQuantity('sample-cart', 'line-1', 3);
    expect(shownQuantity()).toBe(3);
    expect(shownCart()?.cart_total).toBe(before + 2 * 2495);
    await stored;
    expect(usePendingLines.getState().requested).toEqual({});
    expect(shownQuantity()).toBe(3);
  });

  it('edits a line with CartEditItem and removes it with CartRemoveItem [7.c-05]', async () => {
    await setLineQuantity('sample-cart', 'line-1', 2);
    await setLineQuantity('sample-cart', 'line-2', 0);
    expect(api.callsOf('CartEditItem')[0]?.input).toEqual({
      cart_uuid: 'sample-cart',
      item_id: 'line-1',
      quantity: 2,
    });
    expect(api.callsOf('CartRemoveItem')[0]?.input).toEqual({ cart_uuid: 'sample-cart', item_id: 'line-2' });
    expect(api.cart().items.map(({ id }) => id)).toEqual(['line-1']);
  });

  it('sends only the first and the last of several rapid changes', async () => {
    await Promise.all([2, 3, 4, 5].map((quantity) => setLineQuantity('sample-cart', 'line-1', quantity)));
    expect(api.callsOf('CartEditItem').map(({ input }) => input.quantity)).toEqual([2, 5]);
    expect(shownQuantity()).toBe(5);
  });

  it('rolls the line back and shows the API’s message when a change is rejected', async () => {
    api.fail('CartEditItem', { message: 'Only 2 left.', code: 'OUT_OF_STOCK' });
    const stored = await setLineQuantity('sample-cart', 'line-1', 9);
    expect(stored).toBe(false);
    expect(shownQuantity()).toBe(1);
    expect(usePendingLines.getState().failures).toEqual({ 'line-1': 'Only 2 left.' });
  });

  it('shows an error when an update returns nothing [8-01]', async () => {
    api.returnNull('CartEditItem');
    await setLineQuantity('sample-cart', 'line-1', 2);
    expect(usePendingLines.getState().failures).toEqual({
      'line-1': 'Something went wrong please try again',
    });
  });

  it('notifies other components and tabs once the API has stored the change', async () => {
    const heard: string[] = [];
    const end = subscribe('cart:changed', ({ uuid }) => heard.push(uuid));
    const stored = setLineQuantity('sample-cart', 'line-1', 2);
    expect(heard).toEqual([]);
    await stored;
    end();
    expect(heard).toEqual(['sample-cart']);
  });
});
