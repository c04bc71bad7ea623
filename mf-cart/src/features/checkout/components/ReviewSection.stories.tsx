import { errorText } from '@saltbush/contract';
import { Container } from '@saltbush/shared-ui/design/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sampleCart } from '../../../samples/cart';
import { completeCart } from '../../../samples/complete-cart';
import { inShop, shopWith } from '../../../samples/story-shop';
import type { OrderFailure } from '../model/order-failure';
import { ReviewSection } from './ReviewSection';

const cart = sampleCart(completeCart);

/** The section as the checkout keeps it. */
function Review() {
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  return (
    <Container>
      <ReviewSection
        cart={cart}
        payment={{ id: 'token-1', brand: 'visa', last4: '4242' }}
        keepsPayment={false}
        failure={failure}
        lines={null}
        onSent={() => setFailure(null)}
        onFailed={setFailure}
      />
    </Container>
  );
}

const meta = {
  title: 'Cart/Checkout/ReviewSection',
  component: Review,
  decorators: [inShop],
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

const placeOrder: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^Place order/ }));
  await expect(await canvas.findByText(/you will never be charged twice/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Place order/ })).toBeEnabled();
};

export const PerhapsPlaced: Story = {
  beforeEach: shopWith({
    cart: completeCart,
    prepare: (api) =>
      api.fail('CheckoutPlaceOrder', { message: errorText('UNCONFIRMED', {}), code: 'UNCONFIRMED' }),
  }),
  play: placeOrder,
};
