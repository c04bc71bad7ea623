import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { startSecondProcess } from '../../../test/server/second-process';
import { at, failure, type GraphQLAnswer, Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const second = beforeTests(
  () => startSecondProcess(shop),
  (process) => process.close(),
);

interface Line {
  id: string;
  quantity: number;
  product: { id: string };
}

const LINES = 'num_items version items { id quantity product { id } }';
const linesOf = async (shopper: Shopper, uuid: string) =>
  at<Line[]>(await shopper.cart(uuid, LINES), 'cart.items');
const quantitiesOf = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]));
const products = (count: number) =>
  Promise.all(Array.from({ length: count }, () => shop.product({ stock: 900 })));
const failures = (responses: readonly GraphQLAnswer[]) => responses.map(failure).filter(Boolean);

/** The same guest in two browser windows, whose requests reach different processes. */
const guests = () => [new Shopper(shop.url), new Shopper(second.url)] as const;

describe('40 concurrent edits of one cart through two processes', () => {
  it('all take effect: lines added, merged, changed and removed', async () => {
    const [left, right] = guests();
    const uuid = await left.newCart();
    const [shared = 0, ...others] = await products(21);
    const [grown, changed, removed] = [others.slice(0, 10), others.slice(10, 15), others.slice(15)];
    for (const id of [...changed, ...removed]) await left.add(uuid, id, 2);
    const before = await linesOf(left, uuid);
    const lineOf = (id: number) => before.find(({ product }) => product.id === String(id))?.id;
    const edits = [
      ...grown.map((id, at) => (at % 2 ? left : right).add(uuid, id, at + 1)),
      ...grown.map((id, at) => (at % 2 ? right : left).add(uuid, id)),
      ...Array.from({ length: 10 }, (_, at) => (at % 2 ? left : right).add(uuid, shared, 3)),
      ...changed.map((id, at) => {
        const input = { cart_uuid: uuid, item_id: lineOf(id), quantity: 10 + at };
        return (at % 2 ? left : right).run('cart_edit_item', input, 'cart { uuid }');
      }),
      ...removed.map((id, at) => {
        const input = { cart_uuid: uuid, item_id: lineOf(id) };
        return (at % 2 ? right : left).run('cart_remove_item', input, 'cart { uuid }');
      }),
    ];
    expect(edits).toHaveLength(40);
    expect(failures(await Promise.all(edits))).toEqual([]);
    const expected = {
      [shared]: 30,
      ...Object.fromEntries(grown.map((id, at) => [id, at + 2])),
      ...Object.fromEntries(changed.map((id, at) => [id, 10 + at])),
    };
    const cart = at<{ num_items: number; items: Line[] }>(await right.cart(uuid, LINES), 'cart');
    expect(quantitiesOf(cart.items)).toEqual(expected);
    expect(cart.items).toHaveLength(16);
    expect(cart.num_items).toBe(Object.values<number>(expected).reduce((sum, quantity) => sum + quantity, 0));
  }, 60_000);

  it('result in one of the requested quantities if all change the same line', async () => {
    const [left, right] = guests();
    const uuid = await left.newCart();
    const [id = 0] = await products(1);
    const item_id = at<string>(await left.add(uuid, id), 'cart_add_item.item.id');
    const requested = Array.from({ length: 40 }, (_, at) => at + 1);
    const responses = await Promise.all(
      requested.map((quantity) => {
        const input = { cart_uuid: uuid, item_id, quantity };
        return (quantity % 2 ? left : right).run('cart_edit_item', input, 'item { quantity }');
      }),
    );
    expect(failures(responses)).toEqual([]);
    expect(responses.map((response) => at(response, 'cart_edit_item.item.quantity'))).toEqual(requested);
    const [line] = await linesOf(left, uuid);
    expect(requested).toContain(line?.quantity);
  }, 60_000);
});
