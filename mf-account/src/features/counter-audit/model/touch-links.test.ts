import { expect, it } from 'vitest';
import { touchOf } from './touch-links';

it.each([
  [
    'staff_order',
    { name: 'reference', id: 'SB-7K3M-9QXT' },
    'Order SB-7K3M-9QXT',
    '/staff/orders/SB-7K3M-9QXT',
  ],
  ['staff_stock_count', { name: 'product_id', id: '7' }, 'Product 7', '/staff/products/7'],
  ['staff_product', { name: 'id', id: '7' }, 'Product 7', '/staff/products/7'],
  ['staff_customer', { name: 'id', id: 'c1' }, 'Customer c1', '/staff/customers/c1'],
  ['staff_program', { name: 'id', id: 's1' }, 'Program s1', null],
  ['cart_add_item', { name: 'cart_uuid', id: 'u1' }, 'cart uuid u1', null],
  ['orders', { name: 'id', id: '1' }, 'id 1', null],
])('%s about %j is “%s” for a manager', (operation, touch, words, href) => {
  expect(touchOf(operation, touch, 'manager')).toEqual({ words, href });
});

it('has no link to what the role does not open', () => {
  expect(touchOf('staff_order', { name: 'reference', id: 'SB-1' }, 'practitioner').href).toBeNull();
});
