import { expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { at } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);

const LIMIT = `query($name: String, $phone: String, $product: String) {
  staff_orders(name: $name, phone: $phone, product: $product) { limited_to } }`;
const FILE_LIMIT = LIMIT.replace('staff_orders(', 'staff_orders_export(');

/** What the list and the file of a search say. */
async function limits(words: object) {
  const [list, file] = [await pharmacist.send(LIMIT, words), await pharmacist.send(FILE_LIMIT, words)];
  return [at(list, 'staff_orders.limited_to'), at(file, 'staff_orders_export.limited_to')];
}

async function products(count: number, name: string): Promise<number[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => shop.product({ name })));
  await shop.services.search.refresh(ids);
  return ids;
}

async function withdrawn(count: number, name: string): Promise<void> {
  const ids = await products(count, name);
  const chosen = { _id: { $in: ids } };
  await shop.db.collection<{ _id: number }>('products').updateMany(chosen, { $set: { status: 'Disabled' } });
  await shop.services.search.refresh(ids);
}

const customers = (first: number, end: number) =>
  shop.db.collection<{ _id: string }>('customers').insertMany(
    Array.from({ length: end - first }, (_, count) => ({
      ...{ _id: `betong-${first + count}`, email: `betong-${first + count}@example.com`, role: 'customer' },
      ...{ name_keys: ['betong'], phone_keys: ['0255508888'] },
    })),
  );

it('says of how many products it is, if more match [roles-34 roles-36]', async () => {
  await withdrawn(20, 'Potoroo tonic');
  await products(20, 'Numbat balm');
  expect(await limits({ product: 'potoroo' })).toEqual([null, null]);
  expect(await limits({ product: 'numbat' })).toEqual([null, null]);
  await withdrawn(1, 'Potoroo tonic');
  await products(1, 'Numbat balm');
  expect(await limits({ product: 'potoroo' })).toEqual([20, 20]);
  expect(await limits({ product: 'numbat' })).toEqual([20, 20]);
});

it('says of how many customers it is, if more match [roles-34 roles-36]', async () => {
  await customers(0, 50);
  expect(await limits({ name: 'betong' })).toEqual([null, null]);
  expect(await limits({ phone: '02 5550 8888' })).toEqual([null, null]);
  await customers(50, 51);
  expect(await limits({ name: 'betong' })).toEqual([50, 50]);
  expect(await limits({ phone: '02 5550 8888' })).toEqual([50, 50]);
});
