import { postBoxMessage } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { result, run, subscriber } from '../../../test/clients/autodelivery-calls';
import { failure } from '../../../test/shop/shopper';
import { changeStored, storedAutoDelivery } from '../../../test/shop/subscribers';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

describe('editing', () => {
  it('changes name, note and address [7.h-06] [3.j-05]', async () => {
    const { shopper, id } = await subscriber(shop);
    const input = {
      id,
      name: ' Bathroom shelf ',
      shipping_first_name: 'Cleo',
      shipping_email: 'Cleo@Example.com',
      shipping_suburb: 'Perth',
      shipping_state: 'WA',
      shipping_postcode: '6000',
      delivery_instructions: 'Side gate',
      authority_to_leave: true,
    };
    expect(result(await run(shopper, 'edit', input), 'edit')).toMatchObject({
      name: 'Bathroom shelf',
      shipping_first_name: 'Cleo',
      shipping_email: 'cleo@example.com',
      shipping_suburb: 'PERTH',
      shipping_state: 'WA',
      shipping_postcode: '6000',
      shipping_country: 'AU',
      delivery_instructions: 'Side gate',
      authority_to_leave: true,
      delivery_date: '2026-12-22T03:00:00.000Z',
    });
  });

  it('schedules a new frequency from the last delivery', async () => {
    const { shopper, id } = await subscriber(shop);
    expect(result(await run(shopper, 'edit', { id, frequency: '2W' }), 'edit')).toMatchObject({
      name: 'Every 2 weeks',
      frequency: '2W',
      milestone: 'notify',
      delivery_date: '2026-12-08T00:00:00.000Z',
    });
  });

  it('reports errors by field and changes nothing', async () => {
    const { shopper, id } = await subscriber(shop);
    const before = await storedAutoDelivery(shop, id);
    const fieldsOf = async (input: object) =>
      (await run(shopper, 'edit', { id, ...input })).errors?.[0]?.extensions.fields;
    expect(await fieldsOf({ name: ' ' })).toEqual({ name: 'Please enter a name' });
    expect(await fieldsOf({ frequency: '3W' })).toEqual({ frequency: 'Please choose how often' });
    expect(await fieldsOf({ shipping_country: 'NZ' })).toEqual({
      shipping_country: 'We deliver within Australia only',
    });
    expect(await fieldsOf({ shipping_postcode: '3000' })).toEqual({
      shipping_suburb: 'The suburb, state and postcode do not match',
    });
    expect(await fieldsOf({ delivery_instructions: 'x@example.com' })).toHaveProperty(
      'delivery_instructions',
    );
    expect(await fieldsOf({ shipping_email: 'nonsense' })).toHaveProperty('shipping_email');
    expect(await storedAutoDelivery(shop, id)).toEqual(before);
  });

  it('goes to a post office box by post, and with cold items to none [selling-33]', async () => {
    const toBox = { shipping_address_1: 'PO Box 12' };
    const { shopper, id } = await subscriber(shop);
    expect(failure(await run(shopper, 'edit', { id, ...toBox }))).toBeUndefined();
    const cold = await subscriber(shop);
    const product_id = await shop.product({ is_fridge: true });
    const { items } = await storedAutoDelivery(shop, cold.id);
    await changeStored(shop, cold.id, { items: items.map((item) => ({ ...item, product_id })) });
    const answer = await run(cold.shopper, 'edit', { id: cold.id, ...toBox });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      shipping_address_1: postBoxMessage('Express Delivery', { isFixed: true }),
    });
    expect((await storedAutoDelivery(shop, cold.id)).shipping_address_1).not.toBe('PO Box 12');
  });

  it('judges only what changes: a name and a unit at an address that is no longer reached [selling-33] [selling-50]', async () => {
    const { shopper, id } = await subscriber(shop);
    const product_id = await shop.product({ is_fridge: true });
    const { items } = await storedAutoDelivery(shop, id);
    const unreached = { shipping_address_1: 'PO Box 12', shipping_phone: '' };
    await changeStored(shop, id, { ...unreached, items: items.map((item) => ({ ...item, product_id })) });
    const kept = { id, shipping_address_1: ' PO Box 12 ', shipping_suburb: 'surry  hills' };
    const people = { shipping_first_name: 'Cleo', shipping_address_2: 'Unit 7' };
    const answer = await run(shopper, 'edit', { ...kept, ...people });
    expect(failure(answer)).toBeUndefined();
    expect(await storedAutoDelivery(shop, id)).toMatchObject({ ...unreached, ...people });
    const elsewhere = { id, shipping_address_1: 'PO Box 13', shipping_phone: '0491570006' };
    const other = await run(shopper, 'edit', elsewhere);
    expect(other.errors?.[0]?.extensions.fields).toHaveProperty('shipping_address_1');
    const mended = { id, shipping_address_1: '1 King Street', shipping_phone: '0491570006' };
    expect(failure(await run(shopper, 'edit', mended))).toBeUndefined();
  });

  it('accepts an unchanged address and frequency after the lock-in', async () => {
    const { shopper, id } = await subscriber(shop);
    await changeStored(shop, id, { milestone: 'charge' });
    const { shipping_address_1, shipping_suburb, frequency } = await storedAutoDelivery(shop, id);
    const same = { id, shipping_address_1, shipping_suburb, frequency, name: 'Shelf' };
    expect(result(await run(shopper, 'edit', same), 'edit', '.name')).toBe('Shelf');
    expect(failure(await run(shopper, 'edit', { id, shipping_first_name: 'Cleo' }))?.code).toBe('LOCKED_IN');
  });

  it('accepts only the user’s saved cards', async () => {
    const { shopper, id } = await subscriber(shop);
    const otherUser = await subscriber(shop);
    const { stripe_source_id: foreign } = await storedAutoDelivery(shop, otherUser.id);
    const edit = (stripe_source_id: string) => run(shopper, 'edit', { id, stripe_source_id });
    expect(failure(await edit(foreign))).toEqual({
      code: 'NOT_FOUND',
      message: 'Payment method not found',
    });
    const stripe_source_id = await shopper.cardToken();
    await shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
    expect(result(await edit(stripe_source_id), 'edit', '.stripe_source_id')).toBe(stripe_source_id);
  });
});
