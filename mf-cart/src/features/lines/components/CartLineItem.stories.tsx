import { type ErrorCode, errorText } from '@saltbush/contract';
import { LineItemList } from '@saltbush/shared-ui/design/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleLine } from '../../../samples/cart';
import { inShop, shopWith } from '../../../samples/story-shop';
import { useMiniCart } from '../../../shared/cart/use-cart';
import { CartLineItem } from './CartLineItem';

/** The lines of the sample shop's cart. */
function Lines() {
  const view = useMiniCart({ enabled: true });
  if (view.status !== 'ready') return null;
  const { uuid, items } = view.cart;
  return (
    <LineItemList label="Items in your cart">
      {items.map((line) => (
        <CartLineItem key={line.id} uuid={uuid} line={line} />
      ))}
    </LineItemList>
  );
}

const meta = {
  title: 'Cart/Lines/CartLineItem',
  component: Lines,
  tags: ['phone-picture'],
  decorators: [inShop],
} satisfies Meta<typeof Lines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change of a quantity while the api has lost its database. */
const changeDuring = (code: Extract<ErrorCode, 'UNAVAILABLE' | 'UNCONFIRMED' | 'SAVED_NOT_SHOWN'>): Story => {
  const message = errorText(code, {});
  return {
    beforeEach: shopWith({
      cart: { items: [sampleLine()] },
      prepare: (api) => api.fail('CartEditItem', { message, code }),
    }),
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
