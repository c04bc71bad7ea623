import { expect, it } from 'vitest';
import { productListAddress, readProductList } from './product-list';

const read = (address: string) => readProductList(new URL(address, 'https://shop.example').searchParams);

it.each([
  { show: 'on_sale', search: null, after: null },
  { show: 'low', search: 'zinc & iron', after: 'MTIz_-' },
] as const)('an address keeps the list %j', (list) => {
  expect(read(productListAddress(list))).toEqual(list);
});

it('begins with what is on sale', () => {
  expect(read('/staff/products?show=toString&search=%20')).toEqual({
    show: 'on_sale',
    search: null,
    after: null,
  });
});
