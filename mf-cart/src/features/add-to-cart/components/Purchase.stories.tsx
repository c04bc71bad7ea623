import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { multibuyPurchase, samplePurchase } from '../../../samples/product';
import { inShop, shopWith } from '../../../samples/story-shop';
import { Purchase } from './Purchase';

const meta = {
  title: 'Cart/Purchase',
  component: Purchase,
  decorators: [inShop, (Story) => <div style={{ maxWidth: '33rem' }}>{Story()}</div>],
  beforeEach: shopWith(),
  args: { product: samplePurchase() },
} satisfies Meta<typeof Purchase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Multibuy: Story = {
  args: { product: multibuyPurchase },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Buy 3/ }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    await expect(canvas.getByRole('button', { name: /Buy 3/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Refused: Story = {
  beforeEach: shopWith({
    prepare: (api) =>
      api.fail('CartAddItem', { message: 'This product is out of stock.', code: 'OUT_OF_STOCK' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This product is out of stock.');
  },
};

export const OrderLimit: Story = { args: { product: samplePurchase({ orderLimit: 2 }) } };

export const OutOfStock: Story = { args: { product: samplePurchase({ isOutOfStock: true }) } };

export const Unavailable: Story = { args: { product: samplePurchase({ status: 'Disabled' }) } };

export const GatedForGuests: Story = { args: { product: samplePurchase({ isGated: true }) } };

export const PreOrder: Story = { args: { product: samplePurchase({ isPreorder: true }) } };

export const Prescription: Story = {
  args: { product: samplePurchase({ requiresPrescription: true, schedule: '4' }) },
};
