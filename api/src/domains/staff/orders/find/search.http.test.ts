import { beforeEach, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { checkAll, setPacked } from '../../../../../test/shop/counter/packing';
import { ADDRESS, at, failure, type GraphQLAnswer } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const support = beforeTests(async () => (await shop.user('support')).shopper);
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);

const SEARCH = `query($email: String, $name: String, $phone: String, $code: String, $product: String, $after: String,
  $first: Int) {
  staff_orders(email: $email, name: $name, phone: $phone, code: $code, product: $product, after: $after, first: $first) {
    data { reference } next } }`;

const search = (words: object): Promise<GraphQLAnswer> => support.send(SEARCH, words);
async function found(words: object): Promise<string[]> {
  const answer = await search(words);
  return at<{ reference: string }[]>(answer, 'staff_orders.data').map(({ reference }) => reference);
}

let serial = 0;
/** A guest's order under a name and a phone number of its own. */
async function guestOrder(product: object = {}) {
  serial += 1;
  const guest = shop.guest();
  const productId = await shop.product({ stock: 10, ...product });
  const cart_uuid = await guest.readyCart(productId, 1);
  const names = { first_name: 'Wren', last_name: `Ó’Quoll${'x'.repeat(serial)}` };
  await guest.run(
    'cart_set_user_details',
    { cart_uuid, email: guest.email, ...names },
    'cart { user_email }',
  );
  const phone = `0491 570 ${String(100 + serial)}`;
  await guest.run('cart_set_shipping_address', { cart_uuid, ...ADDRESS, phone }, 'cart { uuid }');
  await guest.run('cart_set_shipping_method', { cart_uuid, shipping_method_id: 'standard' }, 'cart { uuid }');
  const answer = await guest.place(cart_uuid);
  const reference = at<string>(answer, 'checkout_place_order.order.reference');
  return { reference, productId, email: guest.email, last: names.last_name, phone };
}

/** Finds what is found by each of the words for its own sake. */
async function foundByEach(each: readonly object[]) {
  return Promise.all(each.map(async (words) => [words, await found(words)]));
}
const each = (words: readonly object[], references: string[]) => words.map((one) => [one, references]);

describe('orders in all queues', () => {
  it('are found by who ordered, a guest too: address, first or last name or both, and number [roles-34]', async () => {
    const { reference, email, last, phone } = await guestOrder();
    const digits = phone.replaceAll(' ', '').slice(1);
    const words = [
      ...[{ email: email.toUpperCase() }, { name: `WREN ${last}` }, { name: `${last}, Wren` }],
      ...[{ name: last.replace('Ó’', 'O') }, { phone }, { phone: `0${digits}` }],
      ...[{ phone: `+61 ${digits}` }, { phone: `+61${digits}` }, { phone: `61 (0)${digits}` }],
    ];
    expect(await foundByEach(words)).toEqual(each(words, [reference]));
    expect(await found({ name: 'Wren' })).toContain(reference);
    expect(await found({ phone: '0491 570 999' })).toEqual([]);
  });

  it('are found by the number that they go to now, and by those of an account [roles-34]', async () => {
    const { shopper, id } = await shop.user();
    const answer = await shopper.place(await shopper.readyCart(await shop.product(), 1));
    const reference = at<string>(answer, 'checkout_place_order.order.reference');
    const sent = { ...ADDRESS, reference, phone: '(02) 5550 1234' };
    await shopper.run('orders_set_address', sent, 'order { reference }');
    expect(await found({ phone: '+61 2 5550 1234' })).toEqual([reference]);
    expect(await found({ phone: ADDRESS.phone })).not.toContain(reference);
    await shop.collection('customers').updateOne({ _id: id }, { $set: { phone_keys: ['0255509999'] } });
    expect(await found({ phone: '02 5550 9999' })).toEqual([reference]);
  });

  it('are found by product and by the number on the parcel, in groups or not [roles-34]', async () => {
    const { reference, productId } = await guestOrder({ name: 'Bandicoot salve' });
    await shop.services.search.refresh([productId]);
    const code = (
      await shop.db.collection<{ _id: number; code: string }>('products').findOne({ _id: productId })
    )?.code;
    await checkAll(pharmacist, reference);
    await setPacked(pharmacist, reference);
    const sent = {
      reference,
      state: 'dispatched',
      carrier: 'Australia Post',
      tracking_number: '33XQ 00 12345',
    };
    await pharmacist.run('staff_orders_set_state', sent, 'order { state }');
    const words = [
      ...[{ code }, { code: String(code).toLowerCase() }, { product: code }, { product: 'bandicoot' }],
      ...[{ code: '33XQ 00 12345' }, { code: '33xq0012345' }],
    ];
    expect(await foundByEach(words)).toEqual(each(words, [reference]));
    await shop.db
      .collection<{ _id: number }>('products')
      .updateOne({ _id: productId }, { $set: { status: 'Disabled' } });
    await shop.services.search.refresh([productId]);
    expect(await found({ product: 'BANDICOOT' })).toEqual([reference]);
  });
});

describe('a search', () => {
  let productId: number;
  let references: string[];
  beforeEach(async () => {
    productId = await shop.product({ stock: 10 });
    const { shopper } = await shop.user();
    references = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await shopper.place(await shopper.readyCart(productId, 1));
      references.unshift(at(answer, 'checkout_place_order.order.reference'));
    }
  });
  const codeOf = async () =>
    (await shop.db.collection<{ _id: number; code: string }>('products').findOne({ _id: productId }))?.code;

  it('has each order once over its pages, the latest first, also of one moment [roles-34]', async () => {
    const orders = shop.db.collection('orders');
    await orders.updateMany({ reference: { $in: references } }, { $set: { created_at: shop.clock.now() } });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const answer: GraphQLAnswer = await search({ code: await codeOf(), first: 1, after });
      seen.push(...at<{ reference: string }[]>(answer, 'staff_orders.data').map((order) => order.reference));
      after = at<string | null>(answer, 'staff_orders.next');
    } while (after);
    expect(seen).toHaveLength(3);
    expect([...seen].sort()).toEqual([...references].sort());
  });

  it('says what is no search', async () => {
    for (const [words, field] of [
      [{}, 'search'],
      [{ name: 'q' }, 'name'],
      [{ phone: '12345' }, 'phone'],
      [{ code: 'x', after: '!' }, 'after'],
    ] as const) {
      const answer = await search(words);
      expect(failure(answer)?.code).toBe('INVALID_INPUT');
      expect(Object.keys(answer.errors?.[0]?.extensions.fields as object)).toEqual([field]);
    }
  });
});
