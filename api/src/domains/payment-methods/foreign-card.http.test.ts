import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

let stripe_source_id: string;
const shop = testShop();
const owner = beforeTests(async () => (await shop.user()).shopper);
beforeAll(async () => {
  stripe_source_id = await owner.cardToken();
  await save(owner);
});

const save = (shopper: Shopper) =>
  shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
const pay = async (shopper: Shopper) =>
  shopper.place(await shopper.readyCart(await shop.product()), { stripe_source_id });
const DECLINED = { code: 'PAYMENT_DECLINED', message: 'Please enter your card details again.' };

describe('a card that a customer has saved', () => {
  it('pays for the owner’s orders', async () => {
    expect(at(await pay(owner), 'checkout_place_order.order.payment.status')).toBe('captured');
  });

  it('pays for nobody else who knows its id, as if it did not exist', async () => {
    const { shopper: other } = await shop.user();
    const { shopper: staff } = await shop.user('pharmacist');
    const intents = () => shop.db.collection('gateway_intents').countDocuments({});
    const before = await intents();
    for (const shopper of [shop.guest(), other, staff]) {
      expect(failure(await pay(shopper))).toEqual(DECLINED);
    }
    expect(await intents()).toBe(before);
  });

  it('cannot be saved by anybody else', async () => {
    const { shopper: other } = await shop.user();
    expect(failure(await save(other))).toEqual({ code: 'NOT_FOUND', message: 'Payment method not found' });
    expect((await save(owner)).errors).toBeUndefined();
  });
});
