import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop, shopWith } from '../../../samples/story-shop';
import { NotifyMe } from './NotifyMe';

const meta = {
  title: 'Cart/Notify/NotifyMe',
  component: NotifyMe,
  decorators: [inShop, (Story) => <div style={{ maxWidth: '33rem' }}>{Story()}</div>],
  beforeEach: shopWith(),
  args: { productId: 101 },
} satisfies Meta<typeof NotifyMe>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mistaken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara@{Enter}');
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible();
  },
};

export const OnTheList: Story = {
  beforeEach: shopWith({ signedIn: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Notify Me' }));
    await expect(await canvas.findByText(/We’ll email mara@example.com/)).toBeVisible();
  },
};
