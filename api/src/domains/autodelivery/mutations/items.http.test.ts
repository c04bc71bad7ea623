import { describe, expect, it } from 'vitest';
import { result, run, subscriber } from '../../../../test/clients/autodelivery-calls';
import { failure, type Shopper } from '../../../../test/shop/shopper';
import { storedAutoDelivery } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

describe('items of a chosen AutoDelivery', () => {
  const add = (shopper: Shopper, input: object) =>
    run(shopper, 'add_item', input, 'item { id one_off quantity price }');

  it('require a chosen AutoDelivery [8-07] [8-08]', async () => {
    const { shopper } = await subscriber(shop);
    const { shopper: newcomer } = await shop.user();
    const input = { product_id: String(await shop.product()), quantity: 1 };
    expect(failure(await add(shopper, input))?.message).toBe('Please select an existing AutoDelivery');
    expect(failure(await add(newcomer, input))?.message).toBe(
      "You have no existing AutoDeliveries. Please select 'Create New' and add the item to your cart to create a new AutoDelivery",
    );
  });

  it('are changed and removed [7.h-06]', async () => {
    const { shopper, id } = await subscriber(shop);
    const [item] = (await storedAutoDelivery(shop, id)).items;
    const edited = await run(shopper, 'edit_item', { id: item?.id, quantity: 5, one_off: true });
    expect(result(edited, 'edit_item', '.items')).toMatchObject([{ quantity: 5, one_off: true }]);
    expect(failure(await run(shopper, 'edit_item', { id: item?.id, quantity: 1000 }))?.code).toBe(
      'INVALID_QUANTITY',
    );
    expect(failure(await run(shopper, 'edit_item', { id: item?.id, quantity: 51 }))?.code).toBe(
      'INSUFFICIENT_STOCK',
    );
    const removed = await run(shopper, 'remove_item', { id: item?.id });
    expect(result(removed, 'remove_item', '.items')).toEqual([]);
    expect(failure(await run(shopper, 'remove_item', { id: item?.id }))?.code).toBe('NOT_FOUND');
  });

  it('are all stored when added concurrently', async () => {
    const { shopper, id } = await subscriber(shop);
    const products = await Promise.all(Array.from({ length: 6 }, () => shop.product()));
    const responses = await Promise.all(
      products.map((product) =>
        add(shopper, { autodelivery_id: id, product_id: String(product), quantity: 1 }),
      ),
    );
    expect(responses.map(failure).filter(Boolean)).toEqual([]);
    expect((await storedAutoDelivery(shop, id)).items).toHaveLength(7);
  });
});
