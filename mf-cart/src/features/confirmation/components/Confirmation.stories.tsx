import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCart } from '../../../samples/cart';
import { completeCart } from '../../../samples/complete-cart';
import { sampleOrder } from '../../../samples/order';
import { Confirmation } from './Confirmation';

const cart = sampleCart(completeCart);

const meta = {
  title: 'Cart/Confirmation/Confirmation',
  component: Confirmation,
  args: { order: sampleOrder(cart), isSignedIn: false, now: Date.parse('2026-11-20T03:00:00Z') },
} satisfies Meta<typeof Confirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

const SYDNEY = {
  id: '1',
  name: 'Saltbush Pharmacy Sydney',
  ready_by: null,
  place: {
    address: {
      line_1: '212 Pitt Street',
      line_2: '',
      suburb: 'SYDNEY',
      state: 'NSW' as const,
      postcode: '2000',
    },
    phone: '02 5550 1212',
    opening_status: 'Open until 8 pm',
    opening_hours: [
      { day: 'Monday to Friday', hours: '8 am to 8 pm' },
      { day: 'Saturday to Sunday', hours: '9 am to 5 pm' },
    ],
  },
};

export const Placed: Story = {};

export const PharmacistReview: Story = {
  args: { order: sampleOrder(cart, { state: 'pharmacist_review' }), isSignedIn: true },
};

export const ClickAndCollect: Story = {
  args: {
    order: sampleOrder(cart, {
      shipping_address: null,
      cnc_location: SYDNEY,
      shipping_method: {
        id: 'click-and-collect',
        name: 'Click and collect',
        type: 'click-and-collect',
        price: 0,
        delivery_from: null,
        delivery_to: null,
      },
    }),
  },
};

export const Service: Story = {
  args: {
    order: sampleOrder(cart, {
      shipping_address: null,
      shipping_method: null,
      shipping_total: 0,
      order_total: cart.cart_total - cart.shipping_total,
    }),
  },
};
