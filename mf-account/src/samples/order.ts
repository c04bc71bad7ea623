import { packshot } from '@saltbush/shared-ui/testing';
import type { OrderDetails } from '../features/orders/api/order';
import type { OrderSummary, PreviousOrders } from '../features/orders/api/previous-orders';

const BOTTLE = packshot('#0B5D4E', '#C9E265', 'bottle');

const items: OrderDetails['items'] = [
  {
    product_id: '101',
    code: 'IRN-101',
    name: 'Ironbark Naturals Magnesium Glycinate 120 Capsules',
    slug: 'ironbark-magnesium',
    image_url: BOTTLE,
    quantity: 2,
    unit_price: 2495,
    line_total: 4690,
    gst: 426,
    schedule: '',
    line: 1,
    refunded_quantity: 0,
    returnable_quantity: 0,
  },
];

/** A dispatched order. Money in cents. */
export const sampleOrder = (changes: Partial<OrderDetails> = {}): OrderDetails => ({
  reference: 'SB-20261121',
  created_at: '2026-11-19T02:00:00Z',
  state: 'dispatched',
  is_approved: false,
  timeline: [
    { state: 'placed', at: '2026-11-19T02:00:00Z' },
    { state: 'packed', at: '2026-11-19T22:00:00Z' },
    { state: 'dispatched', at: '2026-11-20T01:00:00Z' },
  ],
  items,
  item_total: 4990,
  discount_total: 300,
  discounts: [{ kind: 'promotions', amount: 300 }],
  shipping_total: 0,
  order_total: 4690,
  gst_total: 426,
  edr_base_points: 46,
  edr_bonus_points: 0,
  offer_code: null,
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  delivery_instructions: null,
  shipping_method: {
    name: 'Standard delivery',
    type: 'standard',
    // Far ahead: whenever a picture is taken, its order is not late.
    delivery_from: '2037-11-24',
    delivery_to: '2037-11-30',
  },
  shipping_address: {
    first_name: 'Mara',
    last_name: 'Lindqvist',
    address_1: '410 Crown Street',
    address_2: '',
    suburb: 'SURRY HILLS',
    state: 'NSW',
    postcode: '2010',
    phone: '0412345678',
  },
  cnc_location: null,
  tracking: { carrier: 'Sample Post', number: 'SP123' },
  payment: { brand: 'Visa', last4: '4242', status: 'paid' },
  refunds: [],
  refund_total: 0,
  can_cancel: false,
  can_set_address: false,
  return_until: null,
  returns: [],
  scripts: [],
  link_token: null,
  ...changes,
});

const PICTURES = [
  { name: 'Ironbark Naturals Magnesium Glycinate 120 Capsules', image_url: BOTTLE },
  { name: 'Kaia Coast Reef SPF50+ Face Fluid 75mL', image_url: packshot('#8FB8A0', '#FFFFFF', 'tube') },
  { name: 'Lorimer Pharma Ibuprofen 200mg 24 Tablets', image_url: packshot('#C2412D', '#FDE9E4', 'box') },
];

/** An order as listed in the history. Money in cents. */
export const sampleSummary = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  reference: 'SB-20261121',
  created_at: '2026-11-19T02:00:00Z',
  state: 'dispatched',
  is_approved: false,
  order_total: 4690,
  num_items: 3,
  shipping_method: { type: 'standard' },
  cnc_location: null,
  items: PICTURES,
  ...changes,
});

/** The first page of an order history. */
export const sampleHistory = (data: readonly OrderSummary[], total = data.length): PreviousOrders => ({
  data: [...data],
  paginatorInfo: { current_page: 1, last_page: Math.ceil(total / 10) || 1, per_page: 10, total },
});
