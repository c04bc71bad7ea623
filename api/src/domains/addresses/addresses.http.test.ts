import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { ADDRESS, at, failure, type Shopper } from '../../../test/shop/shopper';
import { MAX_ADDRESSES } from './resolvers';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

const FIELDS = 'id first_name last_name address_1 address_2 suburb state postcode phone is_default';
const RESULT = `address { ${FIELDS} } user { addresses { id is_default } }`;
const add = (shopper: Shopper, over: object = {}) =>
  shopper.run('users_add_address', { ...ADDRESS, ...over }, RESULT);
const added = async (shopper: Shopper, over: object = {}) =>
  at<string>(await add(shopper, over), 'users_add_address.address.id');
const listed = async (shopper: Shopper) =>
  at<{ id: string; address_1: string; is_default: boolean }[]>(
    await shopper.send(`{ me { addresses { ${FIELDS} } } }`),
    'me.addresses',
  );

describe('delivery addresses', () => {
  it('are added; the first becomes the default, and duplicates are ignored [accounts-04]', async () => {
    const { shopper } = await shop.user();
    const first = await add(shopper);
    expect(at(first, 'users_add_address.address')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...ADDRESS,
      address_2: '',
      suburb: 'SURRY HILLS',
      phone: '0412345678',
      is_default: true,
    });
    const second = await added(shopper, { address_1: '9 Fig Lane' });
    expect(await added(shopper, { address_1: ' 9 FIG LANE' })).toBe(second);
    expect((await listed(shopper)).map(({ is_default }) => is_default)).toEqual([true, false]);
    await added(shopper, { address_1: '1 New Road', is_default: true });
    expect((await listed(shopper)).map(({ address_1 }) => address_1)).toEqual([
      '1 New Road',
      '12 Crown Street',
      '9 Fig Lane',
    ]);
  });

  it('are edited, made the default and removed', async () => {
    const { shopper } = await shop.user();
    const home = await added(shopper);
    const work = await added(shopper, { address_1: '9 Fig Lane' });
    const edited = await shopper.run(
      'users_edit_address',
      { id: work, ...ADDRESS, suburb: 'Geelong', state: 'VIC', postcode: '3220' },
      RESULT,
    );
    expect(at(edited, 'users_edit_address.address')).toMatchObject({
      id: work,
      state: 'VIC',
      is_default: false,
    });
    const preferred = await shopper.run('users_set_default_address', { id: work }, RESULT);
    expect(at(preferred, 'users_set_default_address.user.addresses')).toEqual([
      { id: work, is_default: true },
      { id: home, is_default: false },
    ]);
    const remove = () =>
      shopper.run('users_remove_address', { id: work }, 'user { addresses { id is_default } }');
    const left = [{ id: home, is_default: true }];
    expect(at(await remove(), 'users_remove_address.user.addresses')).toEqual(left);
    expect(at(await remove(), 'users_remove_address.user.addresses')).toEqual(left);
  });

  it('are all stored when added concurrently', async () => {
    const { shopper } = await shop.user();
    const lines = Array.from({ length: 8 }, (_, index) => `${index + 1} Crown Street`);
    await Promise.all([...lines, ...lines].map((address_1) => add(shopper, { address_1, is_default: true })));
    const all = await listed(shopper);
    expect(all.map(({ address_1 }) => address_1).sort()).toEqual(lines);
    expect(all.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

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
