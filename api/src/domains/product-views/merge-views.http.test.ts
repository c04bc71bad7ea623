import { describe, expect, it } from 'vitest';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { MAX_VIEWS } from './store';

const shop = testShop();

const MERGE = `mutation ProductViewsMerge($product_ids: [ID!]!) {
  product_views_merge(product_ids: $product_ids) { product_ids }
}`;
const CREATE = `mutation ProductViewsCreate($product_id: ID!) {
  product_views_create(product_id: $product_id) { product_id }
}`;

const DELETE = `mutation ProductViewsDelete($product_id: ID!) {
  product_views_delete(product_id: $product_id) { deleted }
}`;

/** Views a product, one second after the previous view. */
async function view(shopper: Shopper, id: number): Promise<void> {
  shop.clock.advance(1000);
  expect(failure(await shopper.send(CREATE, { product_id: String(id) }))).toBeUndefined();
}

/** Merges a device's views, one second after the previous step. */
function merge(shopper: Shopper, ids: readonly (number | string)[]) {
  shop.clock.advance(1000);
  return shopper.send(MERGE, { product_ids: ids.map(String) });
}
const merged = async (shopper: Shopper, ids: readonly (number | string)[]) =>
  at<string[]>(await merge(shopper, ids), 'product_views_merge.product_ids').map(Number);

const products = (count: number) => Promise.all(Array.from({ length: count }, () => shop.product()));

describe('a device’s views, at sign-in', () => {
  it('come before the user’s views from elsewhere, each product once', async () => {
    const { shopper } = await shop.user();
    const [a = 0, b = 0, c = 0, d = 0] = await products(4);
    await view(shopper, a);
    await view(shopper, b);
    expect(await merged(shopper, [c, a, d, c])).toEqual([c, a, d, b]);
    expect(await merged(shopper, [c, a, d])).toEqual([c, a, d, b]);
    await view(shopper, b);
    expect(await merged(shopper, [])).toEqual([b, c, a, d]);
  });

  it('bring back nothing that was removed, until it is viewed again [7.d-05]', async () => {
    const { shopper } = await shop.user();
    const [a = 0, b = 0] = await products(2);
    expect(await merged(shopper, [a, b])).toEqual([a, b]);
    expect(at(await shopper.send(DELETE, { product_id: String(a) }), 'product_views_delete.deleted')).toBe(
      true,
    );
    expect(await merged(shopper, [a, b])).toEqual([b]);
    await view(shopper, a);
    expect(await merged(shopper, [])).toEqual([a, b]);
  });

  it('are the latest 20, merged into at most 50 [look-07]', async () => {
    const { id, shopper } = await shop.user();
    const before = await products(MAX_VIEWS);
    for (const product of before) await view(shopper, product);
    const device = await products(25);
    const all = await merged(shopper, device);
    expect(all).toEqual([...device.slice(0, 20), ...before.reverse().slice(0, MAX_VIEWS - 20)]);
    expect(await shop.db.collection('product_views').countDocuments({ user_id: id })).toBe(MAX_VIEWS);
  }, 60_000);

  it('are merged once when several tabs sign in concurrently', async () => {
    const { id, shopper } = await shop.user();
    const ids = await products(6);
    const answers = await Promise.all(Array.from({ length: 6 }, () => merge(shopper, ids)));
    expect(answers.map(failure).filter(Boolean)).toEqual([]);
    expect(await shop.db.collection('product_views').countDocuments({ user_id: id })).toBe(6);
    expect(new Set(await merged(shopper, []))).toEqual(new Set(ids));
  });

  it('skip unknown products, and stay private to the user', async () => {
    const [{ shopper: ann }, { shopper: bob }] = [await shop.user(), await shop.user()];
    const [known = 0] = await products(1);
    const deleted = await shop.product({ status: 'Deleted' });
    expect(await merged(ann, ['nonsense', deleted, 123_456_789, '', known])).toEqual([known]);
    expect(await merged(bob, [])).toEqual([]);
  });

  it('require a session [6-03]', async () => {
    expect(failure(await merge(shop.guest(), ['1']))).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in to continue.',
    });
  });
});
