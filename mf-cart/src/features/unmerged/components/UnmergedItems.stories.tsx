import { UNMERGED_REASONS } from '@saltbush/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop, shopWith } from '../../../samples/story-shop';
import { useMiniCart } from '../../../shared/cart/use-cart';
import { UnmergedItems } from './UnmergedItems';

const unmerged_items = [
  {
    quantity: 2,
    code: 'cart_full',
    message: UNMERGED_REASONS.cart_full,
    product: { id: '201', name: 'Banksia Lab Zinc 60 Tablets' },
  },
  {
    quantity: 1,
    code: 'cart_full',
    message: UNMERGED_REASONS.cart_full,
    product: { id: '202', name: 'Ironbark Naturals Fish Oil 200 Capsules' },
  },
];

function OfCart() {
  const view = useMiniCart({ enabled: true });
  return view.status === 'ready' && <UnmergedItems cart={view.cart} />;
}

const meta = {
  title: 'Cart/Unmerged/UnmergedItems',
  component: OfCart,
  decorators: [inShop],
  beforeEach: shopWith({ cart: { unmerged_items }, signedIn: true }),
} satisfies Meta<typeof OfCart>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = { name: 'Add them now' };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 × Banksia Lab Zinc 60 Tablets')).toBeVisible();
    await expect(canvas.getAllByText(UNMERGED_REASONS.cart_full)).toHaveLength(1);
  },
};

export const StillFull: Story = {
  beforeEach: shopWith({
    cart: { unmerged_items },
    signedIn: true,
    prepare: (api) => api.fail('CartSettleUnmerged', { message: 'Your cart is full.', code: 'CART_FULL' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', add));
    await expect(await canvas.findByText('Your cart is full.')).toBeVisible();
  },
};

export const TooMany: Story = {
  beforeEach: shopWith({
    cart: {
      unmerged_items: [
        {
          quantity: 101,
          code: 'quantity_limit',
          message: UNMERGED_REASONS.quantity_limit,
          product: { id: '203', name: 'Banksia Lab Vitamin C 60 Tablets' },
        },
      ],
    },
    signedIn: true,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'OK' })).toBeVisible();
    await expect(canvas.queryByRole('button', add)).toBeNull();
  },
};
