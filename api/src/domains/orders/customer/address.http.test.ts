import { DELIVERY_METHODS, isShippingMethodId, postBoxMessage } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { ADDRESS, at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import type { OrderDocument } from '../documents';

const shop = testShop();
const orders = () => shop.db.collection<OrderDocument>('orders');
const BOXES = ['PO Box 12', 'P/O Box 4', 'PO BOX12', 'CMB 12', 'C/- Post Office'];
const TO_BOXES = { suburb: 'Sydney', postcode: '2001' };

/** A customer's order by a method, and how it is sent elsewhere. */
async function orderBy(method: string) {
  const { shopper } = await shop.user();
  const cart = await shopper.readyCart(await shop.product(), 1);
  await shopper.makeReady(cart, method);
  const reference = at<string>(await shopper.place(cart), 'checkout_place_order.order.reference');
  expect(await orders().findOne({ reference })).toMatchObject({ shipping_method: { id: method } });
  const send = (to: object) =>
    shopper.run(
      'orders_set_address',
      { ...ADDRESS, ...to, reference },
      'order { shipping_address { address_1 postcode } }',
    );
  return { reference, send };
}

const nameOf = (method: string) => (isShippingMethodId(method) ? DELIVERY_METHODS[method].name : method);

describe('an order that is sent elsewhere', () => {
  it.each(['same-day', 'express'])('by %s goes to no post office box [selling-33]', async (method) => {
    const { reference, send } = await orderBy(method);
    for (const address_1 of BOXES) {
      const answer = await send({ address_1 });
      expect([address_1, failure(answer)?.code]).toEqual([address_1, 'INVALID_INPUT']);
      expect(answer.errors?.[0]?.extensions.fields).toEqual({
        address_1: postBoxMessage(nameOf(method), { isFixed: true }),
      });
    }
    expect(await orders().findOne({ reference })).toMatchObject({
      shipping_address: { address_1: ADDRESS.address_1 },
    });
    expect(at(await send({ address_1: '3 Post Office Lane' }), 'orders_set_address.order')).toEqual({
      shipping_address: { address_1: '3 Post Office Lane', postcode: '2010' },
    });
  });

  it('by express goes to no postcode of boxes [selling-33]', async () => {
    await shop.db.collection('postcodes').insertOne({
      suburb: 'SYDNEY',
      search_name: 'sydney',
      postcode: '2001',
      state: 'NSW',
      lat: -33.87,
      lng: 151.21,
      category: 'Post Office Boxes',
    });
    const [courier, post] = [await orderBy('express'), await orderBy('standard')];
    expect((await courier.send(TO_BOXES)).errors?.[0]?.extensions.fields).toHaveProperty('address_1');
    expect(at(await post.send(TO_BOXES), 'orders_set_address.order.shipping_address')).toMatchObject({
      postcode: '2001',
    });
  });

  it('by standard delivery may go to one', async () => {
    const { send } = await orderBy('standard');
    expect(at(await send({ address_1: 'PO Box 12' }), 'orders_set_address.order')).toMatchObject({
      shipping_address: { address_1: 'PO Box 12' },
    });
  });

  it('keeps its first line and postcode while name and phone are corrected, whatever it is', async () => {
    const { reference, send } = await orderBy('express');
    const taken = { address_1: 'PO Box 12', postcode: ADDRESS.postcode };
    await orders().updateOne({ reference }, { $set: { 'shipping_address.address_1': taken.address_1 } });
    const corrected = { first_name: 'Noor', phone: '0412345678' };
    expect(at(await send({ ...taken, ...corrected }), 'orders_set_address.order.shipping_address')).toEqual(
      taken,
    );
    expect(await orders().findOne({ reference })).toMatchObject({
      shipping_address: { ...taken, ...corrected },
    });
    expect(failure(await send({ address_1: 'PO Box 13' }))?.code).toBe('INVALID_INPUT');
  });
});
