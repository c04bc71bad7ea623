import { describe, expect, it } from 'vitest';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { resolvers } from './resolvers';
import { MAX_VIEWS } from './store';

const shop = testShop();

const VIEWS = `query ProductViews($page: Int) {
  product_views(page: $page) { data { id } paginatorInfo { current_page last_page per_page total } }
}`;
const CREATE = `mutation ProductViewsCreate($product_id: ID!) {
  product_views_create(product_id: $product_id) { product_id viewed_at }
}`;
const DELETE = `mutation ProductViewsDelete($product_id: ID!) {
  product_views_delete(product_id: $product_id) { product_id deleted }
}`;
const SIGN_IN = { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' };

/** Views a product, one second after the previous view. */
function view(shopper: Shopper, id: number | string) {
  shop.clock.advance(1000);
  return shopper.send(CREATE, { product_id: String(id) });
}
const remove = (shopper: Shopper, id: number | string) => shopper.send(DELETE, { product_id: String(id) });
const seenBy = async (shopper: Shopper) =>
  at<{ id: string }[]>(await shopper.send(VIEWS), 'product_views.data').map(({ id }) => Number(id));

/** Ids of indexed products: those of the sample catalogue. */
async function sampleIds(count: number): Promise<number[]> {
  const found = await shop.db
    .collection<{ _id: number }>('products')
    .find({ status: 'Active', stock: { $gt: 0 }, _id: { $lt: 900_000 } })
    .limit(count)
    .toArray();
  return found.map(({ _id }) => _id);
}

describe('product views', () => {
  it('are listed latest first, each product once [7.d-04 7.d-05 9.e-01]', async () => {
    const { shopper } = await shop.user();
    const [a = 0, b = 0, c = 0] = await sampleIds(3);
    for (const id of [a, b, c, a]) expect(failure(await view(shopper, id))).toBeUndefined();
    expect(await seenBy(shopper)).toEqual([a, c, b]);
  });

  it('are limited to the latest 50, by page [7.d-04 9.e-01]', async () => {
    expect(MAX_VIEWS).toBe(50);
    const { id, shopper } = await shop.user();
    const ids = await sampleIds(MAX_VIEWS + 3);
    for (const product of ids) await view(shopper, product);
    expect(await shop.db.collection('product_views').countDocuments({ user_id: id })).toBe(MAX_VIEWS);
    const last = at<{ data: object[] }>(await shopper.send(VIEWS, { page: 3 }), 'product_views');
    expect(last).toMatchObject({
      paginatorInfo: { current_page: 3, last_page: 3, per_page: 20, total: MAX_VIEWS },
    });
    expect(last.data.at(-1)).toEqual({ id: String(ids[3]) });
    expect(at(await shopper.send(VIEWS, { page: 9 }), 'product_views.data')).toEqual([]);
    expect(at(await shopper.send(VIEWS, { page: -1 }), 'product_views.data')).toHaveLength(20);
  }, 60_000);

  it('are stored once when sent concurrently', async () => {
    const { id, shopper } = await shop.user();
    const [product = 0] = await sampleIds(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => view(shopper, product)));
    expect(answers.map(failure).filter(Boolean)).toEqual([]);
    expect(await shop.db.collection('product_views').countDocuments({ user_id: id })).toBe(1);
  });

  it('are deleted, for that user only [7.d-05]', async () => {
    const [{ shopper: ann }, { shopper: bob }] = [await shop.user(), await shop.user()];
    const [product = 0] = await sampleIds(1);
    await view(ann, product);
    expect(await seenBy(bob)).toEqual([]);
    await remove(bob, product);
    expect(await seenBy(ann)).toEqual([product]);
    for (const answer of [await remove(ann, product), await remove(ann, product)]) {
      expect(at(answer, 'product_views_delete')).toEqual({ product_id: String(product), deleted: true });
    }
    expect(await seenBy(ann)).toEqual([]);
    expect(at(await remove(ann, 'nonsense'), 'product_views_delete.deleted')).toBe(true);
  });

  it('require a session [6-03]', async () => {
    const guest = shop.guest();
    const answers = [await guest.send(VIEWS), await view(guest, 1), await remove(guest, 1)];
    expect(answers.map(failure)).toEqual([SIGN_IN, SIGN_IN, SIGN_IN]);
  });

  it('reject unknown products', async () => {
    const { shopper } = await shop.user();
    for (const id of [await shop.product({ status: 'Deleted' }), 123_456_789, 'x', '']) {
      expect(failure(await view(shopper, id))).toEqual({ code: 'NOT_FOUND', message: 'Product not found' });
    }
  });

  it('leave out unavailable products', async () => {
    const { shopper } = await shop.user();
    await view(shopper, await shop.product({ status: 'Disabled' }));
    expect(await seenBy(shopper)).toEqual([]);
  });
});

describe('a view that cannot be deleted', () => {
  it('is logged without notifying the shopper [7.d-05 8-12]', async () => {
    const logged: unknown[] = [];
    const broken = {
      user: { id: 'u', role: 'customer', sessionId: 's' },
      clock: shop.clock,
      db: { collection: () => ({ updateOne: () => Promise.reject(new Error('no connection')) }) },
      log: { error: (_details: unknown, message: string) => logged.push(message) },
    };
    const remove = resolvers.Mutation.product_views_delete as (...args: unknown[]) => Promise<unknown>;
    expect(await remove({}, { product_id: '7' }, broken)).toEqual({ product_id: '7', deleted: false });
    expect(logged).toEqual(['Error deleting product for logged in user from recently viewed']);
  });
});
