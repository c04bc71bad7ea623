import { ask, cycle, graphql } from './graphql-client';
import type { LoadRequest } from './load';
import { CART, CART_ADD_ITEM, CART_CREATE } from './operations';

const LINES = 5;

/** Carts with a few lines each, and the requests of their shoppers. */
export interface Carts {
  read(n: number): LoadRequest;
  add(n: number): LoadRequest;
  /** Units over all carts. */
  units(): Promise<number>;
}

/** Creates one cart per connection, so that requests contend for the server and not for a cart. */
export async function makeCarts(url: string, count: number, productIds: readonly string[]): Promise<Carts> {
  const products = productIds.slice(0, LINES);
  const uuids: string[] = [];
  const add = (cart_uuid: string, product_id: string) =>
    ({ input: { cart_uuid, product_id, quantity: 1 } }) as const;
  for (let at = 0; at < count; at += 1) {
    const { cart_create } = await ask<{ cart_create: { cart: { uuid: string } } }>(url, CART_CREATE);
    const { uuid } = cart_create.cart;
    for (const id of products) await ask(url, CART_ADD_ITEM, add(uuid, id));
    uuids.push(uuid);
  }
  return {
    read: (n) => graphql(CART, { uuid: cycle(uuids, n) }),
    add: (n) => graphql(CART_ADD_ITEM, add(cycle(uuids, n), cycle(products, Math.floor(n / count)))),
    async units() {
      const carts = await Promise.all(
        uuids.map((uuid) => ask<{ cart: { num_items: number } }>(url, CART, { uuid })),
      );
      return carts.reduce((sum, { cart }) => sum + cart.num_items, 0);
    },
  };
}
