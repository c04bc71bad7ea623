import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/selling';
import { at, failure, type Shopper } from '../../../test/shopper';
import { MAX_VIEWS } from './store';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

const MERGE = `mutation ProductViewsMerge($product_ids: [ID!]!) {
  product_views_merge(product_ids: $product_ids) { product_ids }
}`;
const CREATE = `mutation ProductViewsCreate($product_id: ID!) {
  product_views_create(product_id: $product_id) { product_id }
}`;

/** Looks at a product, a second after the one before. */
async function view(shopper: Shopper, id: number): Promise<void> {
  shop.clock.advance(1000);
  expect(failure(await shopper.send(CREATE, { product_id: String(id) }))).toBeUndefined();
}

/** Joins what a device remembers, a second after what was before. */
function merge(shopper: Shopper, ids: readonly (number | string)[]) {
  shop.clock.advance(1000);
  return shopper.send(MERGE, { product_ids: ids.map(String) });
}
const kept = async (shopper: Shopper, ids: readonly (number | string)[]) =>
  at<string[]>(await merge(shopper, ids), 'product_views_merge.product_ids').map(Number);

const products = (count: number) => Promise.all(Array.from({ length: count }, () => shop.product()));

describe('what a device remembers, at sign-in', () => {
  it('comes before what the user saw elsewhere, each product once', async () => {
    const { shopper } = await shop.user();
    const [a = 0, b = 0, c = 0, d = 0] = await products(4);
    await view(shopper, a);
    await view(shopper, b);
    expect(await kept(shopper, [c, a, d, c])).toEqual([c, a, d, b]);
    expect(await kept(shopper, [c, a, d])).toEqual([c, a, d, b]);
    await view(shopper, b);
    expect(await kept(shopper, [])).toEqual([b, c, a, d]);
  });

  it('is the latest 20, of which the shop keeps 50 with the others [look-07]', async () => {
    const { id, shopper } = await shop.user();
    const before = await products(MAX_VIEWS);
    for (const product of before) await view(shopper, product);
    const device = await products(25);
    const all = await kept(shopper, device);
    expect(all).toEqual([...device.slice(0, 20), ...before.reverse().slice(0, MAX_VIEWS - 20)]);
    expect(await shop.db.collection('product_views').countDocuments({ user_id: id })).toBe(MAX_VIEWS);
  }, 60_000);

  it('joins once when several tabs sign in at the same moment', async () => {
    const { id, shopper } = await shop.user();
    const ids = await products(6);
    const answers = await Promise.all(Array.from({ length: 6 }, () => merge(shopper, ids)));
    expect(answers.map(failure).filter(Boolean)).toEqual([]);
    expect(await shop.db.collection('product_views').countDocuments({ user_id: id })).toBe(6);
    expect(new Set(await kept(shopper, []))).toEqual(new Set(ids));
  });

  it('leaves out what is no product of the shop, and is nobody else’s', async () => {
    const [{ shopper: ann }, { shopper: bob }] = [await shop.user(), await shop.user()];
    const [known = 0] = await products(1);
    const deleted = await shop.product({ status: 'Deleted' });
    expect(await kept(ann, ['nonsense', deleted, 123_456_789, '', known])).toEqual([known]);
    expect(await kept(bob, [])).toEqual([]);
  });

  it('needs a session [6-03]', async () => {
    expect(failure(await merge(shop.guest(), ['1']))).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in to continue.',
    });
  });
});
