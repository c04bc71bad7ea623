import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { multibuyPurchase, samplePurchase } from '../../../samples/product';
import { inShop, shopWith } from '../../../samples/story-shop';
import { Purchase } from './Purchase';

const meta = {
  title: 'Cart/Add to cart/Purchase',
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

export const OutOfStock: Story = {
  args: { product: samplePurchase({ isOutOfStock: true, status: 'Deleted' }) },
};

export const Unavailable: Story = { args: { product: samplePurchase({ status: 'Disabled' }) } };

export const GatedForGuests: Story = { args: { product: samplePurchase({ isGated: true }) } };

export const PreOrder: Story = { args: { product: samplePurchase({ isPreorder: true }) } };

export const Prescription: Story = {
  args: { product: samplePurchase({ requiresPrescription: true, schedule: '4' }) },
};

export const ImpersonatedOutOfStock: Story = {
  name: 'Out of stock in an impersonated session: no such state [4.b-13 6-10]',
  args: { product: samplePurchase({ isOutOfStock: true }) },
  beforeEach: shopWith({ impersonated: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await expect(canvas.queryByText(/out of stock|notify me/i)).toBeNull();
  },
};

export const Sticky: Story = {
  name: 'A fixed bar carries the button once that has scrolled above the header [2.10-15]',
  decorators: [
    (Story) => (
      <div style={{ minHeight: '250vh', paddingTop: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('complementary', { name: 'Buy this product' })).toBeNull();
    window.scrollTo(0, 600);
    const bar = await canvas.findByRole('complementary', { name: 'Buy this product' });
    await expect(getComputedStyle(bar).position).toBe('fixed');
    await userEvent.click(within(bar).getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Added to Cart' })).toHaveFocus());
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    // Shows the resting state: the success message disappears after a moment.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Added to Cart' })).toBeNull(), {
      timeout: 5000,
    });
  },
};

const FarBelow: Story['decorators'] = [
  (Story) => (
    <div style={{ minHeight: '400vh', paddingTop: '150vh' }}>
      <Story />
    </div>
  ),
];

export const StickyFromTheStart: Story = {
  name: 'On a phone the bar carries the button until that comes into view',
  globals: { viewport: { value: 'phone' } },
  decorators: FarBelow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('complementary', { name: 'Buy this product' });
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Add to Cart' })).toBeVisible());
    const main = canvas.getAllByRole('button', { name: 'Add to Cart' })[0] as Element;
    main.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    window.scrollTo(0, 0);
    await canvas.findByRole('complementary', { name: 'Buy this product' });
  },
};

export const MedicineOnAPhone: Story = {
  name: 'On a phone nothing offers a medicine before its warnings have been passed',
  globals: { viewport: { value: 'phone' } },
  decorators: FarBelow,
  args: { product: samplePurchase({ schedule: '2' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The bar would come with the first observation, which an added observer follows.
    await new Promise<void>((resolve) => {
      new IntersectionObserver(() => resolve()).observe(canvasElement);
    });
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const StickyAfterJump: Story = {
  name: 'The bar also comes and goes with a jump to the end of the page and back [2.10-15]',
  decorators: FarBelow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('complementary')).toBeNull();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('complementary', { name: 'Buy this product' });
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};
