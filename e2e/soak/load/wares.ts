import { MongoClient } from 'mongodb';
import { addProducts } from '../../../api/test/year/people';
import type { WatchedShop } from '../lib/servers';
import type { Ware } from './shoppers';

const PRODUCTS = 8;

/** Stores products that never sell out. */
export async function readWares(shop: WatchedShop): Promise<Ware[]> {
  const client = await new MongoClient(shop.databaseUri()).connect();
  try {
    const store = { services: { db: client.db('saltbush') }, clock: { now: () => new Date() } };
    const ids = await addProducts(store, PRODUCTS);
    return ids.map((id) => ({ id: String(id), slug: `year-${id}` }));
  } finally {
    await client.close();
  }
}

/** The address of a script on the shop's first page. @throws {Error} if the page has none */
export async function findLargeFile(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const path = /src="(\/[^"]+\.js)"/.exec(html)?.[1];
  if (!path) throw new Error('The first page has no script');
  return path;
}
