import { type ErrorCode, errorText } from '@saltbush/contract';
import { respondWithNetworkError } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckoutPlaceOrderDocument } from '../../generated/gql/graphql';
import { completeCart } from '../../samples/complete-cart';
import { inShop, shopWith } from '../../samples/story-shop';
import { page } from '.';

const CheckoutPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Cart/Checkout/CheckoutOutages',
  component: CheckoutPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Prepare = NonNullable<NonNullable<Parameters<typeof shopWith>[0]>['prepare']>;

/** An order whose outcome the shopper does not get to know. */
const orderDuring = (prepare: Prepare): Story => ({
  beforeEach: shopWith({ cart: completeCart, prepare }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242');
    await userEvent.type(canvas.getByLabelText('Expiry date'), '1230');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Place order/ }));
    await expect(await canvas.findByText(/you will never be charged twice/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  },
});

const during = (code: Extract<ErrorCode, 'UNAVAILABLE' | 'UNCONFIRMED' | 'SAVED_NOT_SHOWN'>): Story =>
  orderDuring((api) => api.fail('CheckoutPlaceOrder', { message: errorText(code, {}), code }));

export const NotPlaced: Story = during('UNAVAILABLE');
export const PerhapsPlaced: Story = during('UNCONFIRMED');
export const PlacedButNotShown: Story = during('SAVED_NOT_SHOWN');
export const ConnectionLost: Story = orderDuring(
  (api) => void api.handlers.unshift(respondWithNetworkError(CheckoutPlaceOrderDocument)),
);
