import { type ErrorCode, errorText } from '@saltbush/contract';
import { respondWithNetworkError } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CartPageDocument } from '../../generated/gql/graphql';
import { inShop, shopWith } from '../../samples/story-shop';
import { page } from '.';

const CartPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Cart/Cart/CartOutages',
  component: CartPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Outage = Extract<ErrorCode, 'UNAVAILABLE' | 'UNCONFIRMED' | 'SAVED_NOT_SHOWN'>;

/** A change of a quantity while the api has lost its database. */
const changeDuring = (code: Outage): Story => {
  const message = errorText(code, {});
  return {
    beforeEach: shopWith({ prepare: (api) => api.fail('CartEditItem', { message, code }) }),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(await canvas.findByRole('button', { name: /Increase .*magnesium/i }));
      await expect(await canvas.findByText(message)).toBeVisible();
    },
  };
};

export const NothingChanged: Story = changeDuring('UNAVAILABLE');
export const PerhapsSaved: Story = changeDuring('UNCONFIRMED');
export const SavedButNotShown: Story = changeDuring('SAVED_NOT_SHOWN');

export const Unreachable: Story = {
  beforeEach: shopWith({
    prepare: (api) => void api.handlers.unshift(respondWithNetworkError(CartPageDocument)),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We couldn’t load your cart')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
