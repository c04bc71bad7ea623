import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { samplePurchase } from '../../../samples/product';
import { inShop, shopWith } from '../../../samples/story-shop';
import { CardAction } from './CardAction';

const meta = {
  title: 'Cart/Add to cart/CardAction',
  component: CardAction,
  decorators: [inShop],
  beforeEach: shopWith(),
  args: { product: samplePurchase() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof CardAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart/ }));
    await expect(await canvas.findByText('Added to Cart')).toBeVisible();
    // Shows the resting state: the success message disappears after a moment.
    await waitFor(() => expect(canvas.queryByText('Added to Cart')).toBeNull(), { timeout: 6000 });
  },
};

export const PreOrder: Story = { args: { product: samplePurchase({ isPreorder: true }) } };

export const ViewAndOrder: Story = { args: { product: samplePurchase({ schedule: '3' }) } };

export const GatedForGuests: Story = { args: { product: samplePurchase({ isGated: true }) } };

export const GatedSignedIn: Story = {
  args: { product: samplePurchase({ isGated: true }) },
  beforeEach: shopWith({ signedIn: true }),
};

export const OutOfStock: Story = { args: { product: samplePurchase({ isOutOfStock: true }) } };
