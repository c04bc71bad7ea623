import { randomUUID } from 'node:crypto';
import type { World } from '../world';
import type { Samples } from './sample';

/** A product's stock and price as they are. */
async function shown(world: World) {
  const product_id = await world.product('magnesium');
  const product = await world.collection('products').findOne({ _id: Number(product_id) as never });
  const prices = (product?.prices ?? []) as { type: string; value: number }[];
  const price = prices.find(({ type }) => type === 'default')?.value ?? 0;
  return { product_id, stock: Number(product?.stock), price };
}

/** How often the product's photo was changed. */
async function versionOf(world: World): Promise<number> {
  const _id = Number(await world.product('magnesium')) as never;
  const product = await world.collection('products').findOne({ _id });
  return Number(product?.photo_version ?? 0);
}

/** Inputs for the desks of products and of the search. */
export const PRODUCTS: Samples = {
  staff_products_publish: async (world) => ({
    product_id: await world.product('magnesium'),
    is_on_sale: true,
  }),
  staff_photos_set: async (world) => {
    const product_id = await world.product('magnesium');
    const photo_id = `${product_id}-${'0'.repeat(24)}`;
    const photo = { product_id: Number(product_id), width: 600, height: 600, files: {} };
    await world
      .collection('product_photos')
      .updateOne({ _id: photo_id as never }, { $setOnInsert: photo }, { upsert: true });
    return { product_id, photo_id, alt: 'The front of the pack', expected_version: await versionOf(world) };
  },
  staff_photos_remove: async (world) => ({
    product_id: await world.product('magnesium'),
    expected_version: await versionOf(world),
  }),
  staff_stock_receive: async (world) => ({
    key: randomUUID(),
    product_id: await world.product('magnesium'),
    quantity: 1,
    reason: 'delivery',
  }),
  staff_stock_count: async (world) => {
    const { product_id, stock } = await shown(world);
    return { key: randomUUID(), product_id, expected: stock, counted: stock, reason: 'count' };
  },
  staff_prices_set: async (world) => {
    const { product_id, price } = await shown(world);
    return { key: randomUUID(), product_id, type: 'default', expected: price, value: price + 1 };
  },
  staff_search_synonyms_save: () => ({
    ...{ id: randomUUID(), version: 0 },
    ...{ typed: [`word ${randomUUID()}`], found: ['magnesium'] },
  }),
  staff_search_synonyms_remove: () => ({ id: randomUUID(), version: 1 }),
  staff_prices_cancel: async (world) => {
    const product_id = await world.product('magnesium');
    const change_id = randomUUID();
    const change = { product_id: Number(product_id), type: 'default', value: 5000, state: 'planned' };
    const by = { staff_id: 's', staff_name: 'Sam', from: new Date('2030-01-01') };
    await world.collection('price_changes').insertOne({ _id: change_id as never, ...change, ...by });
    return { product_id, change_id };
  },
};
