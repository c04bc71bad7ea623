import { bookingTypes } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { KNOWN, type KnownProduct } from '../../seed/known';
import { runDueSteps } from '../../src/domains/autodelivery/cycle/run-due';
import { userWithPatients } from '../shop/cart-patients';
import { createPatient, IHI } from '../shop/patients';
import { BUSINESS_HOURS } from '../shop/selling';
import { ADDRESS, at } from '../shop/shopper';
import { newSubscriber } from '../shop/subscribers';
import { testShop } from '../shop/test-shop';

const shop = testShop();

/** What each kind of goods is flagged with, as its page says. */
const KINDS: Partial<Record<KnownProduct, object>> = {
  magnesium: { schedule: '', is_practitioner: false, requires_prescription: false },
  schedule2: { schedule: '2' },
  schedule3: { schedule: '3' },
  prescription: { schedule: '4', requires_prescription: true },
  practitioner: { is_practitioner: true },
  coldChain: { is_fridge: true },
  gated: { is_gated: true },
  clearance: { is_clearance: true },
  preorder: { is_preorder: true },
};
const FLAGS =
  'id schedule requires_prescription is_practitioner is_fridge is_gated is_clearance is_preorder is_out_of_stock';

const productOf = async (slug: string) =>
  at<{ id: string } & Record<string, unknown>>(
    await shop.guest().send(`query($slug: String!) { product(slug: $slug) { ${FLAGS} } }`, { slug }),
    'product',
  );

describe('the sample shop', () => {
  it.each(Object.entries(KINDS))('sells %s to a customer [1-06]', async (kind, flags) => {
    const { shopper, first: patient_uuid } = await userWithPatients(shop);
    const { id, ...product } = await productOf(KNOWN[kind as KnownProduct]);
    expect(product).toMatchObject({ ...flags, is_out_of_stock: false });
    const script = product.requires_prescription ? { patient_uuid, script_type: 'paper' } : {};
    const added = await shopper.add(await shopper.newCart(), Number(id), 1, script);
    expect(at(added, 'cart_add_item.item.quantity')).toBe(1);
  });

  it('offers every telehealth service, with times to book it at [1-06 1-15]', async () => {
    const services = at<{ booking_type: string; price: number }[]>(
      await shop.guest().send('{ telehealth_services { booking_type price } }'),
      'telehealth_services',
    );
    expect(services.map(({ booking_type }) => booking_type).sort()).toEqual([...bookingTypes()].sort());
    for (const { booking_type, price } of services) {
      expect([booking_type, price > 0]).toEqual([booking_type, true]);
      const days = at<{ slots: { is_available: boolean }[] }[]>(
        await shop
          .guest()
          .send(
            'query($type: BookingType!) { telehealth_slots(booking_type: $type) { slots { is_available } } }',
            {
              type: booking_type,
            },
          ),
        'telehealth_slots',
      );
      expect([
        booking_type,
        days.some(({ slots }) => slots.some(({ is_available }) => is_available)),
      ]).toEqual([booking_type, true]);
    }
  });

  it('serves people in Australia: its states, Medicare and IHI numbers [1-01 1-04]', async () => {
    const { shopper } = await shop.user();
    const cart_uuid = await shopper.readyCart(await shop.product());
    const send = (place: object) =>
      shopper.run('cart_set_shipping_address', { cart_uuid, ...ADDRESS, ...place }, 'cart { uuid }');
    for (const place of [{ state: 'CA' }, { postcode: '90210' }, { state: 'NSW', postcode: '3000' }]) {
      expect([place, (await send(place)).errors?.length]).toEqual([place, 1]);
    }
    expect(at(await createPatient(shopper), 'patients_create')).toMatchObject({
      hola_medicare_last4: '9601',
    });
    const other = await createPatient(shopper, { first_name: 'Noah', ...IHI });
    expect(at(other, 'patients_create')).toMatchObject({ hola_ihi_last4: '8437' });
  });

  it('keeps a cart by its uuid, with delivery by postcode and an offer code [1-07]', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.readyCart(await shop.product());
    const offered = await guest.run(
      'cart_set_offer_by_code',
      { cart_uuid, code: 'WELCOME10' },
      'cart { uuid offer_code }',
    );
    expect(at(offered, 'cart_set_offer_by_code.cart')).toEqual({ uuid: cart_uuid, offer_code: 'WELCOME10' });
    const methodsTo = async (postcode: string) =>
      at<{ id: string }[]>(
        await shop
          .guest()
          .cart(cart_uuid, `available_shipping_methods(input: { postcode: "${postcode}" }) { id }`),
        'cart.available_shipping_methods',
      ).map(({ id }) => id);
    expect(await methodsTo('2010')).toEqual(['same-day', 'express', 'standard', 'click-and-collect']);
    expect(await methodsTo('4825')).not.toContain('same-day');
  });

  it('sends an AutoDelivery again by itself, once its time has come [1-11]', async () => {
    const subscriber = await newSubscriber(shop, await shop.product(), { frequency: '4W' });
    const orders = () => shop.db.collection('orders').countDocuments({ user_id: subscriber.userId });
    expect(await orders()).toBe(1);
    for (let day = 0; day <= 28; day += 1) {
      shop.clock.current = new Date(BUSINESS_HOURS.getTime() + day * 86_400_000);
      await runDueSteps(shop.services);
    }
    expect(await orders()).toBe(2);
  });
});
