import { describe, expect, it } from 'vitest';
import { subscriber } from '../../../../test/clients/autodelivery-calls';
import { at } from '../../../../test/shop/shopper';
import { changeStored, storedAutoDelivery } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const EXPECTED = '{ autodeliveries { delivery_date expected_arrival { delivery_from delivery_to } } }';

type Expected = { delivery_from: string; delivery_to: string } | null;

async function subscription(changes: Parameters<typeof changeStored>[2] = {}) {
  const { shopper, id, userId } = await subscriber(shop);
  await changeStored(shop, id, changes);
  const expected = async () =>
    at<Expected>(await shopper.send(EXPECTED), 'autodeliveries.0.expected_arrival');
  return { id, userId, expected };
}

const CHARGE = new Date('2026-12-20T11:00:00+11:00');

describe('an AutoDelivery is expected [selling-49]', () => {
  it('on business days after it leaves: neither at Christmas nor on Boxing Day’s substitute', async () => {
    const { id, expected } = await subscription();
    expect((await storedAutoDelivery(shop, id)).charge_date).toEqual(CHARGE);
    expect(await expected()).toEqual({ delivery_from: '2026-12-24', delivery_to: '2027-01-04' });
  });

  it('never on the Friday of Christmas, although its cycle counts from there', async () => {
    const { expected } = await subscription({
      charge_date: new Date('2026-12-23T11:00:00+11:00'),
      delivery_date: new Date('2026-12-25T11:00:00+11:00'),
    });
    expect(await expected()).toEqual({ delivery_from: '2026-12-30', delivery_to: '2027-01-06' });
  });

  it('by express with cold items, which leave Monday to Wednesday', async () => {
    const { id, expected } = await subscription({ charge_date: new Date('2026-12-10T11:00:00+11:00') });
    const product_id = await shop.product({ is_fridge: true });
    const { items } = await storedAutoDelivery(shop, id);
    await changeStored(shop, id, { items: items.map((item) => ({ ...item, product_id })) });
    expect(await expected()).toEqual({ delivery_from: '2026-12-15', delivery_to: '2026-12-17' });
  });

  it('as its order was promised, once that is placed', async () => {
    const { id, userId, expected } = await subscription({ milestone: 'delivery' });
    const promised = { delivery_from: '2026-12-29', delivery_to: '2027-01-07' };
    await shop.db.collection('orders').updateOne(
      { user_id: userId },
      {
        $set: {
          idempotency_key: `autodelivery:${id}:1`,
          'shipping_method.delivery_from': promised.delivery_from,
          'shipping_method.delivery_to': promised.delivery_to,
        },
      },
    );
    expect(await expected()).toEqual(promised);
  });

  it('on no day at an address that it does not have', async () => {
    const { expected } = await subscription({ shipping_postcode: '' });
    expect(await expected()).toBeNull();
  });
});
