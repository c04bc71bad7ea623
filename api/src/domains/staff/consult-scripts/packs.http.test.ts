import { expect, it } from 'vitest';
import { run, subscriber } from '../../../../test/clients/autodelivery-calls';
import { beforeTests } from '../../../../test/server/before-tests';
import { filedScript } from '../../../../test/shop/cart-patients';
import { at, failure } from '../../../../test/shop/shopper';
import { storedAutoDelivery } from '../../../../test/shop/subscribers';
import { heldFor, issueScript, medicine } from '../../../../test/shop/telehealth/issued-scripts';
import { freeSlots } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';
import { inTransaction } from '../../../lib/database/transactions';
import { takeRepeat } from '../../patients';

const shop = testShop();
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);
const slot = freeSlots();

/** A customer with a script of some packs on file, and what is left of it. */
async function issued(packs: number, rules: object = {}) {
  const held = await heldFor(shop, doctor, slot());
  const productId = await medicine(shop, rules);
  const answer = await issueScript(doctor, held.uuid, productId, { quantity: packs, supplies: 2 });
  expect(failure(answer)).toBeUndefined();
  const left = async () => {
    const found = await shop.collection('patients').findOne({ _id: held.patient_uuid as never });
    return ((found?.scripts_on_file ?? []) as { repeats_left: number }[]).map(
      ({ repeats_left }) => repeats_left,
    );
  };
  return { ...held, productId, left };
}

type Held = Awaited<ReturnType<typeof issued>>;

/** A cart with so many packs on the script. */
async function cartOf({ shopper, productId, patient_uuid }: Held, packs: number) {
  const cart = await shopper.newCart();
  const script = { patient_uuid, script_type: 'onfile' };
  const added = await shopper.add(cart, productId, packs, script);
  expect(failure(added)).toBeUndefined();
  await shopper.makeReady(cart);
  const read = await shopper.cart(cart, 'items { errors { code message } }');
  return { cart, errors: at<object[]>(read, 'cart.items.0.errors') };
}

const LIMIT = (packs: number) => ({
  code: 'order_limit',
  message: `You can order at most ${packs} of this product at a time. Please lower the quantity.`,
});

it('the packs of a supply are ordered at once, as one supply, and no more of them [health-63 health-33]', async () => {
  const by = await issued(2, { order_limit: 1 });
  const { cart, errors } = await cartOf(by, 2);
  expect(errors).toEqual([]);
  expect(failure(await by.shopper.place(cart))).toBeUndefined();
  expect(await by.left()).toEqual([1]);
  const over = await cartOf(by, 3);
  expect(over.errors).toEqual([LIMIT(2)]);
  expect(failure(await by.shopper.place(over.cart))?.code).toBe('CART_ITEM_ERRORS');
  expect(await by.left()).toEqual([1]);
});

it('a supply of one pack is no more where the product allows more in an order [health-63]', async () => {
  const by = await issued(1, { order_limit: 4 });
  const { cart, errors } = await cartOf(by, 2);
  expect(errors).toEqual([LIMIT(1)]);
  expect(failure(await by.shopper.place(cart))?.code).toBe('CART_ITEM_ERRORS');
  expect(await by.left()).toEqual([2]);
});

it('what is taken of a script is never more than a supply, whatever an order was checked by [health-33]', async () => {
  const by = await issued(2);
  const place = { userId: by.id, patientUuid: by.patient_uuid };
  const take = (packs: number) => {
    const ordered = { product: { _id: by.productId }, packs, now: shop.services.clock.now() };
    return inTransaction(shop.services, (session) => takeRepeat(shop.services.db, place, ordered, session));
  };
  expect(await take(3)).toBeNull();
  expect(await by.left()).toEqual([2]);
  expect(await take(2)).toMatch(/^TH-/);
  expect(await by.left()).toEqual([1]);
});

it('an AutoDelivery sends a supply at a time [health-33]', async () => {
  const { shopper, id, userId } = await subscriber(shop);
  const productId = await medicine(shop);
  const issuedScript = { consult: 'TH-1', staff_name: 'Una User', quantity: 2, directions: '' };
  await shop.collection('patients').insertOne({
    ...{ _id: `of-${userId}` as never, user_id: userId, first_name: 'Pat', last_name: 'Bee' },
    scripts_on_file: [filedScript(productId, { issued: issuedScript })],
  });
  const script = { patient_uuid: `of-${userId}`, script_type: 'onfile' };
  const add = (quantity: number) =>
    run(shopper, 'add_item', { autodelivery_id: id, product_id: String(productId), quantity, ...script });
  expect(failure(await add(3))?.code).toBe('ORDER_LIMIT');
  expect(failure(await add(2))).toBeUndefined();
  const items = (await storedAutoDelivery(shop, id)).items;
  const edit = { id: items.at(-1)?.id, quantity: 3 };
  expect(failure(await run(shopper, 'edit_item', edit))?.code).toBe('ORDER_LIMIT');
});
