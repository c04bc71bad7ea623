import { describe, expect, it } from 'vitest';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import type { FavouriteDocument } from './documents';

const shop = testShop();

const FAVOURITES = `query Favourites($product_id: ID) {
  favourites(product_id: $product_id) { product_id price_type created_at product { slug is_favourite } }
}`;
const PRODUCT = `query Product($slug: String!, $ids: [ID!]!) {
  product(slug: $slug) { is_favourite } products(ids: $ids, include_unavailable: true) { id isFavourite }
}`;
const CARDS = `query Cards($page: Int, $per_page: Int) {
  favourite_products(page: $page, per_page: $per_page) {
    data { id isOutOfStock } paginatorInfo { current_page last_page per_page total }
  }
}`;
const SIGN_IN = { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' };

const add = (shopper: Shopper, product_id: number | string, price_type?: string) =>
  shopper.run('favourites_add', { product_id: String(product_id), price_type }, 'favourite { product_id }');
const remove = (shopper: Shopper, product_id: number | string) =>
  shopper.run('favourites_remove', { product_id: String(product_id) }, 'product { is_favourite }');
const idsOf = async (shopper: Shopper) =>
  at<{ product_id: string }[]>(await shopper.send(FAVOURITES), 'favourites').map(
    ({ product_id }) => product_id,
  );
const tick = () => shop.clock.advance(1000);

describe('favourites', () => {
  it('are added and listed, newest first, with the displayed price type [3.k-02 7.e-01 7.e-02]', async () => {
    const { shopper } = await shop.user();
    const [first, second] = [await shop.product(), await shop.product()];
    expect(at(await add(shopper, first, 'promo'), 'favourites_add.favourite')).toEqual({
      product_id: String(first),
    });
    tick();
    await add(shopper, second);
    expect(at(await shopper.send(FAVOURITES), 'favourites')).toMatchObject([
      { product_id: String(second), price_type: 'default', product: { is_favourite: true } },
      { product_id: String(first), price_type: 'promo', created_at: expect.any(String) },
    ]);
  });

  it('report whether a product is a favourite, on its page and its card [7.e-01]', async () => {
    const { shopper } = await shop.user();
    const [own, other] = [await shop.product(), await shop.product()];
    await add(shopper, own);
    const only = await shopper.send(FAVOURITES, { product_id: String(own) });
    expect(at(only, 'favourites')).toMatchObject([{ product: { is_favourite: true } }]);
    expect(at(await shopper.send(FAVOURITES, { product_id: String(other) }), 'favourites')).toEqual([]);
    const asked = { slug: `test-${own}`, ids: [String(own), String(other)] };
    expect((await shopper.send(PRODUCT, asked)).data).toEqual({
      product: { is_favourite: true },
      products: [
        { id: String(own), isFavourite: true },
        { id: String(other), isFavourite: false },
      ],
    });
    // Cards of one list are looked up together.
    const list =
      'query List($ids: [ID!]!) { products(ids: $ids, include_unavailable: true) { isFavourite } }';
    const together = await shopper.send(list, { ids: [String(other), String(own)] });
    expect(at(together, 'products')).toEqual([{ isFavourite: false }, { isFavourite: true }]);
    expect((await shop.guest().send(PRODUCT, asked)).data).toMatchObject({
      product: { is_favourite: false },
      products: [{ isFavourite: null }, { isFavourite: null }],
    });
  });

  it('are unique per product, however often and however fast it is added [7.e-02]', async () => {
    const { id, shopper } = await shop.user();
    const product = await shop.product();
    const responses = await Promise.all(Array.from({ length: 8 }, () => add(shopper, product)));
    responses.push(await add(shopper, product, 'promo'));
    expect(responses.map(failure).filter(Boolean)).toEqual([]);
    expect(await shop.db.collection('favourites').countDocuments({ user_id: id })).toBe(1);
  });

  it('are removed; removing a non-favourite is not an error [7.e-03]', async () => {
    const { shopper } = await shop.user();
    const product = await shop.product();
    await add(shopper, product);
    for (const response of [await remove(shopper, product), await remove(shopper, product)]) {
      expect(at(response, 'favourites_remove.product')).toEqual({ is_favourite: false });
    }
    expect(await idsOf(shopper)).toEqual([]);
    expect(at(await remove(shopper, 'nonsense'), 'favourites_remove.product')).toBeNull();
  });

  it('beyond 500 are all known, and their cards are listed in pages', async () => {
    const { id: user_id, shopper } = await shop.user();
    const oldest = await shop.product({ stock: 0 });
    const created_at = shop.clock.now();
    const many = Array.from({ length: 520 }, (_, index) => ({
      _id: `${user_id}-${index}`,
      user_id,
      product_id: index === 0 ? oldest : 500_000 + index,
      price_type: 'default',
      created_at: new Date(created_at.getTime() + index),
    }));
    await shop.db.collection<FavouriteDocument>('favourites').insertMany(many);
    const ids = at<string[]>(await shopper.send('{ favourite_ids }'), 'favourite_ids');
    expect(ids).toEqual(many.map(({ product_id }) => String(product_id)).reverse());
    const pageOf = async (page: number) =>
      at(await shopper.send(CARDS, { page, per_page: 50 }), 'favourite_products');
    const paginatorInfo = { current_page: 11, last_page: 11, per_page: 50, total: 520 };
    expect(await pageOf(11)).toEqual({ data: [{ id: String(oldest), isOutOfStock: true }], paginatorInfo });
    expect(await pageOf(12)).toMatchObject({ data: [], paginatorInfo: { last_page: 11 } });
    expect(await pageOf(-3)).toMatchObject({ paginatorInfo: { current_page: 1 } });
  });

  it('are visible to their owner only', async () => {
    const [{ shopper: ann }, { shopper: bob }] = [await shop.user(), await shop.user()];
    const product = await shop.product();
    await add(ann, product);
    expect(await idsOf(bob)).toEqual([]);
    await remove(bob, product);
    expect(await idsOf(ann)).toEqual([String(product)]);
  });

  it('need a session [6-03]', async () => {
    const product = await shop.product();
    const guest = shop.guest();
    const responses = [
      await guest.send(FAVOURITES),
      await guest.send('{ favourite_ids }'),
      await guest.send(CARDS),
      await add(guest, product),
      await remove(guest, product),
    ];
    expect(responses.map(failure)).toEqual(responses.map(() => SIGN_IN));
  });

  it('reject unknown products and price types [7.e-02]', async () => {
    const { shopper } = await shop.user();
    const gone = await shop.product({ status: 'Deleted' });
    for (const id of [gone, 123_456_789, 'x', '', '-1', '1e3']) {
      expect(failure(await add(shopper, id))).toEqual({ code: 'NOT_FOUND', message: 'Product not found' });
    }
    const product = await shop.product();
    for (const type of ['cheap', '', `multi_${'9'.repeat(40)}`]) {
      expect(failure(await add(shopper, product, type))?.code).toBe('INVALID_INPUT');
    }
    expect(await idsOf(shopper)).toEqual([]);
  });
});
