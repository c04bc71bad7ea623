import { describe, expect, it } from 'vitest';
import { add, added, listed, RESULT } from '../../../test/shop/addresses';
import { ADDRESS, at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

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
});
