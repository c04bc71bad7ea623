import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleLine, sampleMethods } from '../../samples/cart';
import { completeCart } from '../../samples/complete-cart';
import { inShop, shopWith } from '../../samples/story-shop';
import { page } from '.';

const CheckoutPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Cart/Checkout/CheckoutPage',
  component: CheckoutPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function pay(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242');
  await userEvent.type(canvas.getByLabelText('Expiry date'), '1230');
  await userEvent.type(canvas.getByLabelText('Security code'), '123');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
  return canvas;
}

export const Contact: Story = {
  beforeEach: shopWith(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to delivery' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};

export const SignInRequired: Story = { beforeEach: shopWith({ cart: { requires_login: true } }) };

export const Delivery: Story = {
  beforeEach: shopWith({ cart: { ...completeCart, shipping_method: null } }),
};

export const Collect: Story = {
  tags: ['phone-picture'],
  beforeEach: shopWith({
    cart: { ...completeCart, shipping_method: sampleMethods[3], cnc_location: null },
  }),
  play: async ({ canvasElement }) => {
    const nearest = await within(canvasElement).findByRole('radio', { name: /^Saltbush Pharmacy Sydney/ });
    await waitFor(() => expect(nearest).toBeChecked());
  },
};

export const Payment: Story = { beforeEach: shopWith({ cart: completeCart }) };

export const Review: Story = {
  beforeEach: shopWith({ cart: completeCart }),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Place order for $50.84' })).toBeVisible();
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
  },
};

export const Declined: Story = {
  tags: ['phone-picture'],
  beforeEach: shopWith({
    cart: completeCart,
    prepare: (api) =>
      api.fail('CheckoutPlaceOrder', { message: 'Your card was declined.', code: 'PAYMENT_DECLINED' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Place order/ }));
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  },
};

export const LineNeedsAttention: Story = {
  tags: ['phone-picture'],
  beforeEach: shopWith({
    cart: {
      ...completeCart,
      items: [sampleLine({ quantity: 2, errors: [{ code: 'insufficient_stock', message: 'Only 1 left.' }] })],
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await expect(await canvas.findByText('Only 1 left.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Place order/ })).toBeDisabled();
  },
};
