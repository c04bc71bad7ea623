import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { samplePurchase } from '../../samples/product';
import { inShop, shopWith } from '../../samples/story-shop';
import PurchaseFragment from '.';

const LISTED = [
  { id: 'ad-1', name: 'Bathroom shelf', frequency: '4W' },
  { id: 'ad-2', name: 'Dog', frequency: '12W' },
];

const meta = {
  title: 'Cart/Purchase/PurchaseType',
  component: PurchaseFragment,
  decorators: [inShop, (Story) => <div style={{ maxWidth: '33rem' }}>{Story()}</div>],
  beforeEach: shopWith({ signedIn: true, prepare: (api) => api.setAutoDeliveries(LISTED) }),
  args: { product: samplePurchase() },
} satisfies Meta<typeof PurchaseFragment>;

export default meta;
type Story = StoryObj<typeof meta>;

const chooseExisting = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: /^AutoDelivery/ }));
  await userEvent.click(await canvas.findByRole('radio', { name: 'Select Existing' }));
  return canvas;
};

export const OneTime: Story = {};

export const CreateNew: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^AutoDelivery/ }));
    await expect(await canvas.findByRole('combobox', { name: 'How often?' })).toHaveValue('4W');
    await expect(canvas.getByRole('button', { name: 'Add to AutoDelivery' })).toBeVisible();
  },
};

export const NoneChosen: Story = {
  name: 'Select existing: none is chosen',
  play: async ({ canvasElement }) => {
    const canvas = await chooseExisting(canvasElement);
    const list = await canvas.findByRole('combobox', { name: 'Your AutoDeliveries' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to AutoDelivery' }));
    await expect(canvas.getByText('Please select an existing AutoDelivery')).toBeVisible();
    await expect(list).toHaveFocus();
  },
};

export const NoneExisting: Story = {
  name: 'Select existing: there is none',
  beforeEach: shopWith({ signedIn: true }),
  play: async ({ canvasElement }) => {
    const canvas = await chooseExisting(canvasElement);
    await expect(await canvas.findByText(/^You have no existing AutoDeliveries/)).toBeVisible();
  },
};

export const ExistingOfGuest: Story = {
  name: 'Select existing: a guest',
  beforeEach: shopWith(),
  play: async ({ canvasElement }) => {
    const canvas = await chooseExisting(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

export const NotPromoted: Story = {
  name: 'Schedule 3: no saving, no words about it',
  args: { product: samplePurchase({ schedule: '3' }) },
};

export const HowItWorks: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'How AutoDelivery works' }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByText('2. Order once')).toBeVisible();
  },
};
