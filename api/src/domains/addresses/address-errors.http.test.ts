import { describe, expect, it } from 'vitest';
import { add, added, listed, RESULT } from '../../../test/shop/addresses';
import { ADDRESS, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { MAX_ADDRESSES } from './resolvers';

const shop = testShop();

describe('delivery addresses of others, and invalid ones,', () => {
  it.each([
    [{ first_name: '' }, 'first_name', 'First Name is required'],
    [{ address_1: '' }, 'address_1', 'Please enter your street address'],
    [{ postcode: '2010x' }, 'postcode', 'Please enter a 4-digit postcode'],
    [{ phone: '555' }, 'phone', 'Please enter a valid Australian phone number'],
    [{ state: 'WA' }, 'suburb', 'The suburb, state and postcode do not match'],
    [{ suburb: 'Nowhere' }, 'suburb', 'The suburb, state and postcode do not match'],
  ])('are rejected with %j', async (over, field, message) => {
    const { shopper } = await shop.user();
    const id = await added(shopper);
    const edit = shopper.run('users_edit_address', { id, ...ADDRESS, ...over }, RESULT);
    for (const { errors } of [await add(shopper, over), await edit]) {
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: message } });
    }
    expect(await listed(shopper)).toHaveLength(1);
  });

  it('are rejected beyond the maximum, and when malformed', async () => {
    const { shopper } = await shop.user();
    for (let index = 0; index < MAX_ADDRESSES; index += 1) await add(shopper, { address_1: `${index} Road` });
    expect(failure(await add(shopper, { address_1: 'one more' }))?.code).toBe('TOO_MANY_ADDRESSES');
    for (const over of [{ state: 'XX' }, { first_name: null }, { address_1: { $gt: '' } }]) {
      expect((await add(shopper, over)).errors).toBeDefined();
    }
  });

  it('are visible to their owner only', async () => {
    const { shopper } = await shop.user();
    const id = await added(shopper);
    const { shopper: other } = await shop.user();
    const missing = { code: 'NOT_FOUND', message: 'Address not found' };
    for (const foreign of [id, 'unknown']) {
      const edit = other.run('users_edit_address', { id: foreign, ...ADDRESS }, RESULT);
      expect(failure(await edit)).toEqual(missing);
      expect(failure(await other.run('users_set_default_address', { id: foreign }, RESULT))).toEqual(missing);
      await other.run('users_remove_address', { id: foreign }, 'user { id }');
    }
    expect(await listed(shopper)).toHaveLength(1);
    const guest = shop.guest();
    const calls = [
      add(guest),
      guest.run('users_edit_address', { id, ...ADDRESS }, RESULT),
      guest.run('users_remove_address', { id }, 'user { id }'),
      guest.run('users_set_default_address', { id }, RESULT),
    ];
    for (const response of await Promise.all(calls)) expect(failure(response)?.code).toBe('UNAUTHENTICATED');
  });
});
