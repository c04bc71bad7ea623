import { AddressesDocument } from '@saltbush/shared-ui/entities';
import { neverRespond, respondWithError, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { addressHandlers } from '../../samples/addresses';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { signInPriya } from '../../samples/session';
import { page } from '.';

const { Component } = page;

const meta = {
  title: 'Account/Profile/ProfilePage',
  component: Component,
  args: PAGE_ARGS,
  parameters: { layout: 'fullscreen' },
  decorators: [asPage],
  beforeEach: () => {
    serve(...addressHandlers());
    return signInPriya();
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Level 4, 88 Harbour Street/)).toBeVisible();
  },
};

export const Add: Story = {
  name: 'An address is added; suburbs of the postcode are offered',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an address' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Postcode' }), '2010');
    await userEvent.click(await sheet.findByRole('button', { name: 'Darlinghurst' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save address' }));
    await expect(await sheet.findByText('Please enter your street address')).toBeInTheDocument();
    await expect(sheet.getByRole('textbox', { name: 'Suburb' })).toHaveValue('Darlinghurst');
  },
};

export const Empty: Story = {
  beforeEach: () => serve(...addressHandlers([])),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No addresses yet')).toBeVisible();
  },
};

export const Coming: Story = { beforeEach: () => serve(neverRespond(AddressesDocument)) };

export const NotLoaded: Story = {
  beforeEach: () =>
    serve(respondWithError(AddressesDocument, { message: 'Something went wrong', code: 'INTERNAL' })),
};
