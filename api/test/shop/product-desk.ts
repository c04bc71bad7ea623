import { randomUUID } from 'node:crypto';
import type { PriceDocument } from '../../src/domains/catalogue';
import { beforeTests } from '../server/before-tests';
import type { Selling } from './selling';
import type { Shopper } from './shopper';

const FIELDS = `product { product { stock is_low is_on_sale price sale_price } waiting
  price_changes { id type value state staff_name } movements { change stock reason staff_name }
  shelves { pharmacy_id stock } shelf_movements { pharmacy change stock reason staff_name } }`;

/** Makes a price of a product. */
export const price = (value: number, type: PriceDocument['type'] = 'default'): PriceDocument => ({
  type,
  min_qty: 1,
  value,
});

/** Returns the desk of products with a manager and a pharmacist. */
export function productDesk(shop: Selling) {
  const people = beforeTests(async () => ({
    manager: (await shop.user('manager')).shopper,
    pharmacist: (await shop.user('pharmacist')).shopper,
  }));
  const run = (by: Shopper, name: string, id: number, input: object) =>
    by.run(name, { product_id: String(id), ...input }, FIELDS);
  return {
    people,
    receive: (id: number, over: object = {}) =>
      run(people.pharmacist, 'staff_stock_receive', id, {
        key: randomUUID(),
        quantity: 4,
        reason: 'delivery',
        ...over,
      }),
    count: (id: number, expected: number, counted: number, over: object = {}) =>
      run(people.pharmacist, 'staff_stock_count', id, {
        key: randomUUID(),
        expected,
        counted,
        reason: 'count',
        ...over,
      }),
    /** Sets the usual price, which was $10.00, to $12.00. */
    setPrice: (id: number, over: object = {}) =>
      run(people.manager, 'staff_prices_set', id, {
        key: randomUUID(),
        type: 'default',
        expected: 1000,
        value: 1200,
        ...over,
      }),
    cancelPrice: (id: number, change_id: string) =>
      run(people.manager, 'staff_prices_cancel', id, { change_id }),
    publish: (id: number, is_on_sale: boolean) =>
      run(people.manager, 'staff_products_publish', id, { is_on_sale }),
  };
}
