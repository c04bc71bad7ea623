import { describe, expect, it } from 'vitest';
import { ANSWERED, programOf, SLOT } from '../../../test/shop/program';
import { idsOf, run } from '../../../test/shop/saved-cards';
import { at, CARDS, failure, type Shopper } from '../../../test/shop/shopper';
import {
  bookingUuid,
  confirmBooking,
  createBooking,
  freeSlots,
} from '../../../test/shop/telehealth-bookings';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const nextDay = freeSlots();

const DECLINED = { code: 'PAYMENT_DECLINED', message: 'Your card was declined.' };

/** Declines the bank's step of a payment. */
const refuseStep = (challengeUrl: string) =>
  fetch(shop.url + challengeUrl, { method: 'POST', body: new URLSearchParams({ result: 'failed' }) });

/** Returns a draft of a program that only has to be paid for, and its payment with a card of this number. */
async function joining(number: string) {
  const draft = await program.draft();
  const { shopper, subscription_id } = draft;
  await program.send(shopper, 'submit', { subscription_id, ...SLOT, ...ANSWERED });
  const stripe_source_id = await shopper.cardToken(number);
  const pay = () => program.pay(shopper, { subscription_id, stripe_source_id });
  return { ...draft, stripe_source_id, pay };
}

/** Places an order that asks to keep its card, with a card of this number. */
async function checkout(shopper: Shopper, number: string, options: object = {}) {
  const cart_uuid = await shopper.newCart();
  await shopper.add(cart_uuid, await shop.product(), 1, options);
  await shopper.makeReady(cart_uuid);
  const stripe_source_id = await shopper.cardToken(number);
  const order = { stripe_source_id, save_payment_method: true };
  return { cart_uuid, stripe_source_id, place: () => shopper.place(cart_uuid, order) };
}

describe('a declined card', () => {
  it('is not saved in the account, nor kept by the gateway [consent-11]', async () => {
    const { shopper } = await shop.user();
    const source = await shopper.cardToken(CARDS.declined);
    expect(failure(await run(shopper, 'add', source))).toEqual(DECLINED);
    expect(failure(await run(shopper, 'set_default', source))?.code).toBe('NOT_FOUND');
    expect(await idsOf(shopper)).toEqual([]);
    shop.clock.advance(2 * 3_600_000);
    await shop.expire();
    const sources = shop.db.collection<{ _id: string }>('gateway_sources');
    expect(await sources.countDocuments({ _id: source })).toBe(0);
    shop.clock.advance(-2 * 3_600_000);
  });

  it('that does not pay for a program is not saved; the one that does is, as the default [consent-11]', async () => {
    const { shopper, subscription_id, pay } = await joining(CARDS.declined);
    expect(failure(await pay())).toEqual(DECLINED);
    expect(await idsOf(shopper)).toEqual([]);
    expect((await program.stored(subscription_id)).status).toBe('draft');
    const older = await shopper.cardToken();
    await run(shopper, 'add', older);
    const stripe_source_id = await shopper.cardToken();
    const paid = await program.pay(shopper, { subscription_id, stripe_source_id });
    expect(at(paid, 'journey_subscriptions_charge.subscription.status')).toBe('reviewing');
    expect(await idsOf(shopper)).toEqual([stripe_source_id, older]);
  });

  it('that fails its bank’s step for a program is not saved, and one that passes is [consent-11]', async () => {
    const { shopper, pay } = await joining(CARDS.threeDSecure);
    const path = 'journey_subscriptions_charge.three_d_secure.challenge_url';
    const url = at<string>(await pay(), path);
    expect(await idsOf(shopper)).toEqual([]);
    await refuseStep(url);
    expect(failure(await pay())?.code).toBe('PAYMENT_DECLINED');
    expect(await idsOf(shopper)).toEqual([]);
    const passing = await joining(CARDS.threeDSecure);
    const step = at<string>(await passing.pay(), path);
    await fetch(shop.url + step, { method: 'POST', body: new URLSearchParams({ result: 'passed' }) });
    expect(at(await passing.pay(), 'journey_subscriptions_charge.subscription.status')).toBe('reviewing');
    expect(await idsOf(passing.shopper)).toEqual([passing.stripe_source_id]);
  });

  it('at the checkout is not saved though its customer asks for it, nor for an AutoDelivery [consent-11]', async () => {
    for (const options of [{}, { frequency: '4W' }]) {
      const { shopper } = await shop.user();
      const { place } = await checkout(shopper, CARDS.declined, options);
      expect(failure(await place())).toEqual(DECLINED);
      expect(await idsOf(shopper)).toEqual([]);
      expect(at(await shopper.send('{ autodeliveries { id } }'), 'autodeliveries')).toEqual([]);
      const { place: pay, stripe_source_id } = await checkout(shopper, CARDS.good, options);
      expect(at(await pay(), 'checkout_place_order.order.payment.status')).toBe('captured');
      expect(await idsOf(shopper)).toEqual([stripe_source_id]);
    }
  });

  it('at a consultation is not saved, nor is one that pays for it [consent-11]', async () => {
    const { id, shopper } = await shop.user();
    const patient_uuid = await program.patient(id);
    const uuid = bookingUuid(await createBooking(shopper, { patient_uuid, starts_at: nextDay() }));
    expect(failure(await confirmBooking(shopper, uuid, CARDS.declined))).toEqual(DECLINED);
    expect(await idsOf(shopper)).toEqual([]);
    expect((await confirmBooking(shopper, uuid)).errors).toBeUndefined();
    expect(await idsOf(shopper)).toEqual([]);
  });

  it('is charged to no AutoDelivery [consent-11]', async () => {
    const { shopper } = await shop.user();
    const { place, stripe_source_id } = await checkout(shopper, CARDS.good, { frequency: '4W' });
    at(await place(), 'checkout_place_order.order');
    const id = at<string>(await shopper.send('{ autodeliveries { id } }'), 'autodeliveries.0.id');
    const declined = await shopper.cardToken(CARDS.declined);
    await run(shopper, 'add', declined);
    const edited = await shopper.run(
      'autodeliveries_edit',
      { id, stripe_source_id: declined },
      'autodelivery { id }',
    );
    expect(failure(edited)?.code).toBe('NOT_FOUND');
    expect(await idsOf(shopper)).toEqual([stripe_source_id]);
  });
});
