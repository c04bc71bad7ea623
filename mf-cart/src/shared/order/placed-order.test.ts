import { personalTabStorage, tabStorage } from '@saltbush/shared-ui/platform';
import { afterEach, expect, it } from 'vitest';
import { cartOfOrder, storePlacedOrder } from './placed-order';

afterEach(() => sessionStorage.clear());

it('finds the carts of a tab’s orders, also those that an earlier release stored', () => {
  tabStorage.writeJson('placed_orders', { 'SB-2345-6789': 'cart-1' });
  storePlacedOrder('SB-3456-7892', 'cart-2');
  expect(['SB-2345-6789', 'SB-3456-7892', 'SB-4567-8923'].map(cartOfOrder)).toEqual([
    'cart-1',
    'cart-2',
    null,
  ]);
});

it('leads to no order after a sign-out, whoever placed it', () => {
  tabStorage.writeJson('placed_orders', { 'SB-2345-6789': 'cart-1' });
  storePlacedOrder('SB-3456-7892', 'cart-2');
  personalTabStorage.forget();
  expect(['SB-2345-6789', 'SB-3456-7892'].map(cartOfOrder)).toEqual([null, null]);
  expect(sessionStorage).toHaveLength(0);
});
