import { describe, expect, it } from 'vitest';
import { ITEMS } from '../../../test/shop/cart-items';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

describe('a guest cart', () => {
  it('adds, merges, edits and removes lines; the header counts follow [7.b-01] [3.a-14]', async () => {
    const guest = shop.guest();
    const [vitamins, cream] = [
      await shop.product(),
      await shop.product({ prices: [{ type: 'default', min_qty: 1, value: 495 }] }),
    ];
    const uuid = await guest.newCart();
    await guest.add(uuid, vitamins, 2);
    await guest.add(uuid, cream);
    const grown = await guest.add(uuid, vitamins);
    expect(at(grown, 'cart_add_item.item.quantity')).toBe(3);
    const itemId = at<string>(grown, 'cart_add_item.item.id');
    await guest.run('cart_edit_item', { cart_uuid: uuid, item_id: itemId, quantity: 5 }, 'item { quantity }');
    const header = await guest.send(
      'query CartHeader($uuid: ID) { cart_header(uuid: $uuid) { cart_subtotal cart_total num_items } }',
      { uuid },
    );
    expect(at(header, 'cart_header')).toEqual({ cart_subtotal: 5495, cart_total: 5495, num_items: 6 });
    const removed = await guest.run(
      'cart_remove_item',
      { cart_uuid: uuid, item_id: itemId },
      `cart { ${ITEMS} }`,
    );
    expect(at(removed, 'cart_remove_item.cart.items')).toMatchObject([{ quantity: 1, line_total: 495 }]);
    const again = await guest.run(
      'cart_remove_item',
      { cart_uuid: uuid, item_id: itemId },
      'cart { num_items }',
    );
    expect(at(again, 'cart_remove_item.cart.num_items')).toBe(1);
  });

  it('reports a missing cart id with both messages [8-05]', async () => {
    const guest = shop.guest();
    const id = await shop.product();
    expect(failure(await guest.add(null, id))).toEqual({
      code: 'CART_TOKEN_MISSING',
      message: 'Cart token is missing',
    });
    expect(failure(await guest.cart(null, 'uuid'))).toEqual({
      code: 'CART_UUID_MISSING',
      message: 'Cart UUID is missing',
    });
    const edit = await guest.run('cart_edit_item', { item_id: 'x', quantity: 1 }, 'cart { uuid }');
    expect(failure(edit)?.message).toBe('Cart UUID is missing');
    expect(failure(await guest.cart('nowhere', 'uuid'))?.code).toBe('CART_NOT_FOUND');
  });

  it('treats 0 as 1 and rejects 1000, negative quantities and other carts’ lines [5.c-02] [5.c-03]', async () => {
    const guest = shop.guest();
    const id = await shop.product();
    const uuid = await guest.newCart();
    expect(at(await guest.add(uuid, id, 0), 'cart_add_item.item.quantity')).toBe(1);
    for (const quantity of [1000, -1]) {
      expect(failure(await guest.add(uuid, id, quantity))?.code).toBe('INVALID_QUANTITY');
    }
    expect(failure(await guest.add(uuid, id, 999))?.code).toBe('INVALID_QUANTITY');
    const foreign = await guest.run(
      'cart_edit_item',
      { cart_uuid: uuid, item_id: 'x', quantity: 2 },
      'cart { uuid }',
    );
    expect(failure(foreign)?.code).toBe('NOT_FOUND');
    expect(at(await guest.cart(uuid, 'num_items'), 'cart.num_items')).toBe(1);
  });

  it('loses none of many concurrent edits', async () => {
    const guest = shop.guest();
    const ids = await Promise.all(Array.from({ length: 20 }, () => shop.product()));
    const uuid = await guest.newCart();
    const shared = await shop.product({ stock: 999 });
    const responses = await Promise.all(ids.flatMap((id) => [guest.add(uuid, id), guest.add(uuid, shared)]));
    expect(responses.filter(({ errors }) => errors)).toEqual([]);
    const response = await guest.cart(uuid, 'num_items items { quantity } version');
    expect(at(response, 'cart.num_items')).toBe(40);
    expect(at<unknown[]>(response, 'cart.items')).toHaveLength(21);
    expect(at(response, 'cart.version')).toBe(40);
  });
});
