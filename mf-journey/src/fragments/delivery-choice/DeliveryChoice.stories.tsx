import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { JourneySubscriptionsAddItemDocument } from '../../generated/gql/graphql';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import DeliveryChoiceFragment from '.';

const meta = {
  title: 'Journey/Delivery choice/DeliveryChoice',
  component: DeliveryChoiceFragment,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    product: { id: 1039, title: 'Slimwell Plan Shake Dutch Chocolate 14 Sachets', price: 4495 },
    quantity: 2,
    onAddToCart: fn(async () => undefined),
    onClose: fn(),
  },
  beforeEach: () => {
    signInMara();
    serve(...programHandlers());
  },
} satisfies Meta<typeof DeliveryChoiceFragment>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose delivery option' }));
  await dialog.findByText(/Your next delivery is on: 6 December 2026/);
  return dialog;
};

export const Undecided: Story = {
  name: 'Two options, none chosen yet [2.12-02 2.12-03 2.12-05 9.a-11]',
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('radio', { name: /^Add to cart/ })).not.toBeChecked();
    await expect(
      dialog.getByText(
        /^Enjoy 10% off, 3x rewards points and free delivery with your monthly Weight Management Program subscription\. T&Cs apply\./,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(dialog.getByText('Please choose a delivery option')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Add to Program Delivery/ }));
    await expect(dialog.getByRole('button', { name: 'Add to Health Program' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Add to cart/ }));
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  },
};

export const InProgram: Story = {
  name: 'Added to the program [2.12-04 2.12-06 2.12-07]',
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: /^Add to Program Delivery/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to Health Program' }));
    await expect(
      await dialog.findByText(
        'Your item has been added to your monthly subscription! It will be delivered along with your next subscription order.',
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Manage your order' })).toHaveAttribute(
      'href',
      '/user/journey/1/manage-order',
    );
    await expect(sentVariables(JourneySubscriptionsAddItemDocument)).toEqual([
      { input: { subscription_id: 's1', product_id: '1039', quantity: 3 } },
    ]);
  },
};

export const InCart: Story = {
  name: 'Added to the cart',
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: /^Add to cart/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onAddToCart).toHaveBeenCalledWith(2);
  },
};

export const Refused: Story = {
  beforeEach: () =>
    serve(
      respondWithError(JourneySubscriptionsAddItemDocument, {
        message: 'Your next order is being prepared. You can make changes once it is on its way.',
        code: 'ORDER_LOCKED',
      }),
    ),
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: /^Add to Program Delivery/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to Health Program' }));
    await expect(await dialog.findByText(/^Your next order is being prepared/)).toBeVisible();
  },
};
