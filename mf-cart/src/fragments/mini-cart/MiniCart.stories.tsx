import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inShop, shopWith } from '../../samples/story-shop';
import MiniCartFragment from '.';

const meta = {
  title: 'Cart/Mini cart/MiniCart',
  component: MiniCartFragment,
  decorators: [inShop],
  beforeEach: shopWith(),
  args: { open: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof MiniCartFragment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Cart (2)' }));
    await userEvent.click(sheet.getByRole('button', { name: /Increase .*magnesium/i }));
    await expect(await screen.findByRole('dialog', { name: 'Cart (3)' })).toBeVisible();
    await expect(await sheet.findByText('$67.84')).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: shopWith({ hasCart: false }) };

export const LastLineRemoved: Story = {
  beforeEach: shopWith({ cart: { items: [] } }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Cart (0)' })).toBeVisible();
    await expect(screen.getByText('Your cart is empty')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  beforeEach: shopWith({
    prepare: (api) => api.fail('Minicart', { message: 'Something went wrong', code: 'INTERNAL' }),
  }),
};
