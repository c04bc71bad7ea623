import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';
import type { Selling } from '../../../test/shop/selling';
import { at, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import type { OrderDocument } from '../../domains/orders/documents';

const shop = testShop();

/** Products on sale that are in the search index. */
async function onSale(count: number, over: Parameters<Selling['product']>[0] = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await shop.product({ stock: 500, ...over }));
  await shop.services.search.refresh(ids);
  return ids;
}

async function buy(shopper: Shopper, ids: readonly number[]): Promise<string> {
  const cart = await shopper.newCart();
  for (const id of ids) await shopper.add(cart, id);
  await shopper.makeReady(cart);
  return at(await shopper.place(cart), 'checkout_place_order.order.reference');
}

async function boughtWith(id: number): Promise<string[]> {
  const hosts = [{ url: new URL(shop.url).host, protocol: 'http', accept: 'readWrite' }] as const;
  const { results } = await liteClient('SALTBUSH', 'search-only', { hosts: [...hosts] }).getRecommendations({
    requests: [{ indexName: 'products', model: 'bought-together', objectID: String(id), threshold: 0 }],
  });
  return (results[0]?.hits ?? []).map((hit) => ('objectID' in hit ? hit.objectID : ''));
}

describe('products bought together', () => {
  it('come from orders, ranked by the number of buyers [7.k-09 7.d-04]', async () => {
    const [origin = 0, often = 0, seldom = 0] = await onSale(3);
    for (let buyer = 0; buyer < 3; buyer += 1) await buy(shop.guest(), [origin, often]);
    for (let buyer = 0; buyer < 2; buyer += 1) await buy(shop.guest(), [origin, seldom]);
    expect((await boughtWith(origin)).slice(0, 2)).toEqual([String(often), String(seldom)]);
    const answer = await shop.guest().send(
      `query RecommendedProducts($input: RecommendedProductsInput!) {
        recommended_products(input: $input) { data { id } paginatorInfo { total } }
      }`,
      { input: { models: ['bought_together'], product_ids: [String(origin)], limit: 2 } },
    );
    expect(at(answer, 'recommended_products')).toEqual({
      data: [{ id: String(often) }, { id: String(seldom) }],
      paginatorInfo: { total: 2 },
    });
  });

  it('do not reflect one customer’s habit', async () => {
    const [origin = 0, other = 0] = await onSale(2);
    const { shopper } = await shop.user();
    for (let order = 0; order < 3; order += 1) await buy(shopper, [origin, other]);
    expect(await boughtWith(origin)).not.toContain(String(other));
  });

  it('exclude cancelled orders and products that may not be promoted', async () => {
    const [origin = 0, cancelled = 0] = await onSale(2);
    const [medicine = 0] = await onSale(1, { schedule: '3', is_pharmacy: true });
    const references: string[] = [];
    for (let buyer = 0; buyer < 2; buyer += 1) references.push(await buy(shop.guest(), [origin, cancelled]));
    for (let buyer = 0; buyer < 2; buyer += 1) {
      await buy((await shop.user()).shopper, [origin, medicine]);
    }
    await shop.db
      .collection<OrderDocument>('orders')
      .updateMany({ reference: { $in: references } }, { $set: { state: 'cancelled' } });
    const found = await boughtWith(origin);
    expect(found).not.toContain(String(cancelled));
    expect(found).not.toContain(String(medicine));
  });

  it('are looked up through an index', async () => {
    const plan = await shop.db
      .collection('orders')
      .find({ 'items.product_id': 1 })
      .sort({ created_at: -1 })
      .limit(300)
      .explain('executionStats');
    expect(plan.executionStats.totalDocsExamined).toBe(0);
  });
});
