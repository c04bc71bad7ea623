import type { Role } from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { type RequestHandler, respondWith, TestShop } from '@saltbush/shared-ui/testing';
import type { Decorator } from '@storybook/react-vite';
import type { StaffProduct } from '../features/counter-products/api/staff-product-fields';
import type { ListedProduct } from '../features/counter-products/api/staff-products';
import {
  StaffPricesSetDocument,
  StaffProductCountsDocument,
  StaffProductDocument,
  StaffProductsDocument,
  StaffProductsPublishDocument,
  StaffStockCountDocument,
  StaffStockReceiveDocument,
} from '../generated/gql/graphql';
import { DRAWN, photoAnswers } from './staff-photos';

const listed = (id: string, name: string, over: Partial<ListedProduct> = {}): ListedProduct => ({
  id,
  code: `SB${id}`,
  name,
  schedule: '',
  is_on_sale: true,
  stock: 120,
  is_low: false,
  price: 2495,
  sale_price: null,
  ...over,
});

const PRODUCTS: readonly ListedProduct[] = [
  listed('101', 'Tidewell Magnesium Glycinate 120 Tablets', { sale_price: 1995 }),
  listed('102', 'Warmstone Lavender Wheat Heat Pack', { stock: 3, is_low: true, price: 3295 }),
  listed('103', 'Amberley Rx Atorvastatin 20mg 30 Tablets', { stock: 0, is_low: true, schedule: '4' }),
  listed('104', 'Short consult with a doctor', { stock: null, price: 4900 }),
];

/** A product of which few are left, with a planned sale. */
export const sampleStaffProduct: StaffProduct = {
  product: listed('102', 'Warmstone Lavender Wheat Heat Pack', { stock: 3, is_low: true, price: 3295 }),
  slug: 'warmstone-lavender-wheat-heat-pack',
  prices: [
    { type: 'default', min_qty: 1, value: 3295 },
    { type: 'multi_2', min_qty: 2, value: 2995 },
  ],
  picture: DRAWN,
  photo: null,
  photo_version: 0,
  may_be_promoted: true,
  waiting: 2,
  price_changes: [
    {
      id: 'c2',
      type: 'promo',
      value: 2795,
      from: '2026-11-30T13:00:00.000Z',
      state: 'planned',
      staff_name: 'Jo Marsden',
    },
    {
      id: 'c1',
      type: 'default',
      value: 3295,
      from: '2026-11-02T01:00:00.000Z',
      state: 'done',
      staff_name: 'Jo Marsden',
    },
  ],
  movements: [
    {
      id: 'm1',
      at: '2026-11-23T22:40:00.000Z',
      reason: 'damaged',
      change: -2,
      stock: 9,
      staff_name: 'Mei Tran',
    },
  ],
  shelves: [],
  shelf_movements: [],
};

/** Responses for the counter's products; the product follows what is received, counted and priced. */
export function staffProductAnswers(): RequestHandler[] {
  let current = sampleStaffProduct;
  const move = (key: string, reason: string, stock: number) => {
    const change = stock - (current.product.stock ?? 0);
    const at = '2026-11-24T00:00:00.000Z';
    const movement = { id: key, at, reason, change, stock, staff_name: 'Jo Marsden' };
    const product = { ...current.product, stock, is_low: stock <= 5 };
    current = { ...current, product, movements: [movement, ...current.movements] };
    return { product: { slug: current.slug } };
  };
  return [
    respondWith(StaffProductsDocument, ({ show }) => ({
      staff_products: { data: PRODUCTS.filter(({ is_low }) => show !== 'low' || is_low), next: 'bmV4dA' },
    })),
    respondWith(StaffProductCountsDocument, { staff_product_counts: { low: 1, out: 1 } }),
    respondWith(StaffProductDocument, () => ({ staff_product: current })),
    respondWith(StaffStockReceiveDocument, ({ input }) => ({
      staff_stock_receive: move(input.key, input.reason, (current.product.stock ?? 0) + input.quantity),
    })),
    respondWith(StaffStockCountDocument, ({ input }) => ({
      staff_stock_count: move(input.key, input.reason, input.counted),
    })),
    respondWith(StaffProductsPublishDocument, ({ input: { is_on_sale } }) => {
      current = { ...current, product: { ...current.product, is_on_sale } };
      return { staff_products_publish: { product: { slug: current.slug } } };
    }),
    ...photoAnswers(
      () => current,
      (product) => {
        current = product;
      },
    ),
    respondWith(StaffPricesSetDocument, ({ input }) => {
      const prices = current.prices.map((price) =>
        price.type === input.type ? { ...price, value: input.value ?? 0 } : price,
      );
      current = { ...current, prices };
      return { staff_prices_set: { product: { slug: current.slug } } };
    }),
  ];
}

/** Signs a member of staff in, as the shell has done before it shows the counter. */
export function signInAs(role: Role): void {
  const user = { id: 'u1', email: 'jo@saltbush.example', first_name: 'Jo', last_name: 'Marsden', role };
  useSession.setState({ status: 'signed-in', user });
}

/** Decorator that renders a page of the counter within the shop's environment. */
export const atCounter: Decorator = (Story) => (
  <TestShop>
    <Story />
  </TestShop>
);
