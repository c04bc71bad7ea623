import { describe, expect, it } from 'vitest';
import { FIND_CUSTOMERS } from '../../../test/clients/staff-calls';
import { beforeTests } from '../../../test/server/before-tests';
import { at, failure, type GraphQLAnswer, Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const staff = beforeTests(async () => new Shopper(shop.url, (await shop.demo('staff')).token));
const priya = beforeTests(() => shop.demo('priya'));

const find = (variables: object) => staff.send(FIND_CUSTOMERS, variables);
const found = (answer: GraphQLAnswer) =>
  at<{ id: string; first_name: string }[]>(answer, 'staff_customers.data');
const named = async (first_name: string, last_name: string) => {
  const email = `${first_name}.${last_name}.${Math.random()}@example.com`
    .replace(/[^\w.@]/g, '')
    .toLowerCase();
  const person = { email, password: 'Wattle-Grove8!', first_name, last_name, role: 'customer' as const };
  return shop.services.accounts.createUser(person);
};

describe('staff find customers', () => {
  it('by the complete e-mail, ignoring case', async () => {
    const answer = await find({ email: ' PRIYA@saltbush.example ' });
    expect(found(answer)).toMatchObject([{ id: priya.id, first_name: 'Priya', last_name: 'Nolan' }]);
    expect(found(await find({ email: 'priya@saltbush' }))).toEqual([]);
  });

  it('by the start of a name, in either order, ignoring accents', async () => {
    const id = await named('Zoë', "D'Arcy-Vale");
    for (const name of ['zoe', 'ZOË DA', 'darcy vale', "D'Arcy", 'darcy vale z']) {
      expect(found(await find({ name }))).toMatchObject([{ id }]);
    }
    expect(found(await find({ name: 'vale' }))).toEqual([]);
    expect(found(await find({ name: '.*zo' }))).toMatchObject([{ id }]);
  });

  it('by an order reference in any notation', async () => {
    const order = await shop.db.collection('orders').findOne({ user_id: priya.id });
    const reference = String(order?.reference).toLowerCase().replaceAll('-', ' ');
    expect(found(await find({ reference }))).toMatchObject([{ id: priya.id }]);
    expect(found(await find({ reference: 'SB-2222-2222' }))).toEqual([]);
  });

  it('by the phone number of a delivery address, however it is written', async () => {
    for (const phone of ['0491 570 006', '+61 491 570 006', '0491570006']) {
      expect(found(await find({ phone }))).toMatchObject([{ id: priya.id }]);
    }
    expect(found(await find({ phone: '0491 570 999' }))).toEqual([]);
    expect(failure(await find({ phone: '12' }))?.code).toBe('INVALID_INPUT');
  });

  it('by page', async () => {
    const ids = new Set(
      await Promise.all(['Ada', 'Bea', 'Cleo'].map((first) => named(first, 'Quillfeather'))),
    );
    const pages = await Promise.all(
      [1, 2, 3].map((page) => find({ name: 'quillfeather', page, per_page: 2 })),
    );
    expect(pages.map((page) => found(page).length)).toEqual([2, 1, 0]);
    expect(new Set(pages.flatMap(found).map(({ id }) => id))).toEqual(ids);
    expect(at(pages[0] as GraphQLAnswer, 'staff_customers.paginatorInfo')).toEqual({
      current_page: 1,
      last_page: 2,
      per_page: 2,
      total: 3,
    });
  });

  it.each([
    [{}, 'Please give an e-mail, a name, an order reference or a phone number'],
    [
      { email: 'a@b.com', name: 'Ann' },
      'Please give an e-mail, a name, an order reference or a phone number',
    ],
    [{ name: ' ' }, 'Please give an e-mail, a name, an order reference or a phone number'],
    [{ name: 'a' }, 'Please enter at least 2 letters'],
    [{ name: '.*' }, 'Please enter at least 2 letters'],
  ])('not with %j', async (variables, message) => {
    expect(failure(await find(variables))).toEqual({ code: 'INVALID_INPUT', message });
  });

  it('excluding other staff', async () => {
    expect(found(await find({ email: 'jo.staff@saltbush.example' }))).toEqual([]);
    expect(found(await find({ name: 'Marsden' }))).toEqual([]);
  });

  it('including those stored before names were searchable', async () => {
    const id = await named('Wilhelmina', 'Oldacre');
    const customers = shop.db.collection<{ _id: string }>('customers');
    await customers.updateOne({ _id: id }, { $unset: { name_keys: true } });
    const { ensureIndexes } = await import('./name-index');
    await ensureIndexes(shop.db);
    expect(found(await find({ name: 'oldacre w' }))).toMatchObject([{ id }]);
  });
});
