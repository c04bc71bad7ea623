import { PaymentMethodsDocument } from '@saltbush/shared-ui/entities';
import { neverRespond, respondWithError, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { paymentMethodHandlers } from '../../samples/payment-methods';
import { signInPriya } from '../../samples/session';
import { page } from '.';

const { Component } = page;

const meta = {
  title: 'Account/Payment methods/PaymentMethodsPage',
  component: Component,
  args: PAGE_ARGS,
  parameters: { layout: 'fullscreen' },
  decorators: [asPage],
  beforeEach: () => {
    serve(...paymentMethodHandlers());
    return signInPriya();
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Bathroom shelf, Dog' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'A card that pays for AutoDeliveries cannot be deleted',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Bathroom shelf, Dog' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Visa ending in 4242' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /Visa ending in 4242 can’t be deleted/ }),
    );
    await expect(dialog.getByText(/^It pays for Bathroom shelf, Dog/)).toBeVisible();
  },
};

export const Add: Story = {
  name: 'A card is added; its number is wrong',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Bathroom shelf, Dog' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a card' }));
    await userEvent.type(await sheet.findByRole('textbox', { name: 'Card number' }), '4242 4242 4242 4241');
    await userEvent.click(sheet.getByRole('button', { name: 'Add card' }));
    await expect(await sheet.findByRole('link', { name: 'Please check your card number' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => serve(...paymentMethodHandlers([])),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No cards yet')).toBeVisible();
  },
};

export const Coming: Story = { beforeEach: () => serve(neverRespond(PaymentMethodsDocument)) };

export const NotLoaded: Story = {
  beforeEach: () =>
    serve(respondWithError(PaymentMethodsDocument, { message: 'Something went wrong', code: 'INTERNAL' })),
};
