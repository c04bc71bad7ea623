import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleLine, sampleMethods, sampleProduct } from '../../samples/cart';
import { inShop, shopWith } from '../../samples/story-shop';
import { page } from '.';

const CartPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Cart/Cart/CartPage',
  component: CartPage,
  decorators: [inShop],
  beforeEach: shopWith(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Groups: Story = {
  beforeEach: shopWith({
    cart: {
      items: [
        sampleLine(),
        sampleLine({
          id: 'b',
          quantity: 3,
          live_price_type: 'multi_3',
          matched_promotion: {
            id: '7',
            display_title: 'Buy 3 Save 3%',
            display_info: '',
            met_message: 'You save $2.24.',
          },
        }),
        sampleLine({
          id: 'c',
          script_type: 'escript',
          eprescription_token: '••••A1B2',
          patient: { uuid: 'p', first_name: 'Ivo', last_name: 'Lang' },
          product: sampleProduct({
            name: 'Lorimer Atorvastatin 20mg',
            requires_prescription: true,
            schedule: '4',
          }),
        }),
        sampleLine({
          id: 'd',
          frequency: '4W',
          product: sampleProduct({ name: 'Cliniva Magcore Powder', is_practitioner: true, is_fridge: true }),
        }),
      ],
    },
  }),
};

export const NeedsAttention: Story = {
  beforeEach: shopWith({
    cart: {
      items: [
        sampleLine({
          quantity: 5,
          errors: [{ code: 'insufficient_stock', message: 'Only 2 left. Please lower the quantity.' }],
        }),
        sampleLine({ id: 'b', is_restricted: true }),
      ],
    },
  }),
};

export const ClickAndCollect: Story = {
  tags: ['phone-picture'],
  beforeEach: shopWith({
    cart: {
      shipping_method: sampleMethods[3],
      cnc_location: { id: '1', name: 'Saltbush Pharmacy Sydney', ready_by: null },
    },
  }),
};

export const QuantityRefused: Story = {
  tags: ['phone-picture'],
  beforeEach: shopWith({
    prepare: (api) => api.fail('CartEditItem', { message: 'Only 1 left.', code: 'OUT_OF_STOCK' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Increase .*magnesium/i }));
    await expect(await canvas.findByText('Only 1 left.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Quantity of .*Magnesium/ })).toHaveValue('1');
  },
};

export const Empty: Story = { beforeEach: shopWith({ hasCart: false }) };

export const NotLoaded: Story = {
  beforeEach: shopWith({
    prepare: (api) => api.fail('CartPage', { message: 'Something went wrong', code: 'INTERNAL' }),
  }),
};
