import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { samplePurchase } from '../../samples/product';
import { inShop, shopWith } from '../../samples/story-shop';
import PurchaseFragment from '.';

const meta = {
  title: 'Cart/Purchase/PractitionerPurchase',
  component: PurchaseFragment,
  decorators: [inShop],
  beforeEach: shopWith({ signedIn: true }),
  args: { product: samplePurchase({ isPractitioner: true }) },
} satisfies Meta<typeof PurchaseFragment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Has a healthcare provider advised/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(canvas.getByText('Please answer the following to purchase.')).toBeVisible();
  },
};

export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Submit and Continue' }));
    await expect(drawer.getAllByText('Please answer this question')).toHaveLength(3);
  },
};

export const Failed: Story = {
  beforeEach: shopWith({ signedIn: true, cart: { questionnaire_passed: false } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/practitioner will reach out to you by phone/);
  },
};
