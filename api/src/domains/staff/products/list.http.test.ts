import { LOW_STOCK } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { productDesk } from '../../../../test/shop/product-desk';
import { at, failure, type GraphQLAnswer } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const desk = productDesk(shop);

describe('the list of products', () => {
  const LIST = `query($show: StaffProductChoice, $search: String, $after: String, $first: Int) {
    staff_products(show: $show, search: $search, after: $after, first: $first) { data { id } next } }`;
  async function all(variables: object): Promise<string[]> {
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const answer: GraphQLAnswer = await desk.people.pharmacist.send(LIST, {
        first: 2,
        ...variables,
        after,
      });
      ids.push(...at<{ id: string }[]>(answer, 'staff_products.data').map(({ id }) => id));
      after = at<string | null>(answer, 'staff_products.next');
    } while (after);
    return ids;
  }

  it('has each product once, by name or by what is left', async () => {
    const few = [await shop.product({ stock: LOW_STOCK }), await shop.product({ stock: 1 })].map(String);
    const many = String(await shop.product({ stock: LOW_STOCK + 1 }));
    const none = String(await shop.product({ stock: 0 }));
    const low = await all({ show: 'low' });
    expect(low.filter((id) => few.includes(id))).toEqual([...few].reverse());
    expect(low).not.toContain(many);
    expect(await all({ show: 'out' })).toContain(none);
    const onSale = await all({ first: 50 });
    expect(onSale).toEqual(expect.arrayContaining([...few, many, none]));
    expect(new Set(onSale).size).toBe(onSale.length);
    const counts = at(
      await desk.people.pharmacist.send('{ staff_product_counts { low out } }'),
      'staff_product_counts',
    );
    expect(counts).toEqual({ low: low.length, out: (await all({ show: 'out' })).length });
  });

  it('finds by words, also further pages, by code, and withdrawn ones', async () => {
    const name = 'Quokka balm';
    const ids = [await shop.product({ name }), await shop.product({ name }), await shop.product({ name })];
    await shop.services.search.refresh(ids);
    expect((await all({ search: 'quokka' })).sort()).toEqual(ids.map(String).sort());
    const stored = await shop.db
      .collection<{ _id: number; code: string }>('products')
      .findOne({ _id: ids[0] });
    expect(await all({ search: stored?.code, show: 'withdrawn' })).toEqual([String(ids[0])]);
    await desk.publish(ids[0] ?? 0, false);
    expect(await all({ search: 'okka (balm', show: 'withdrawn' })).toEqual([]);
    expect(await all({ search: 'QUOKKA', show: 'withdrawn' })).toEqual([String(ids[0])]);
    expect(await all({ search: 'quokka' })).not.toContain(String(ids[0]));
    for (const after of ['!', 'W10', 'WyJhIiwxXQ']) {
      const list = await desk.people.pharmacist.send(LIST, { show: 'low', after });
      expect(failure(list)?.code).toBe('INVALID_INPUT');
    }
  });
});

it('withdraws a product, which can no longer be bought, and offers it again', async () => {
  const id = await shop.product();
  const guest = shop.guest();
  const add = async () => failure(await guest.add(await guest.newCart(), id))?.code;
  for (let time = 0; time < 2; time += 1) {
    expect(at(await desk.publish(id, false), 'staff_products_publish.product.product.is_on_sale')).toBe(
      false,
    );
  }
  expect(await add()).toBe('PRODUCT_UNAVAILABLE');
  expect(shop.services.search.products.get(String(id))).toBeNull();
  await desk.publish(id, true);
  expect(await add()).toBeUndefined();
});
