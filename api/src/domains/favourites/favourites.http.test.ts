import { describe, expect, it } from 'vitest';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

const FAVOURITES = `query Favourites($product_id: ID) {
  favourites(product_id: $product_id) { product_id price_type created_at product { slug is_favourite } }
}`;
const PRODUCT = `query Product($slug: String!, $ids: [ID!]!) {
  product(slug: $slug) { is_favourite } products(ids: $ids, include_unavailable: true) { id isFavourite }
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
    const responses = [await guest.send(FAVOURITES), await add(guest, product), await remove(guest, product)];
    expect(responses.map(failure)).toEqual([SIGN_IN, SIGN_IN, SIGN_IN]);
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
