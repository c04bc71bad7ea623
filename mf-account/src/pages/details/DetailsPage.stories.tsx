import { serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { accountHandlers } from '../../samples/account';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { signInPriya } from '../../samples/session';
import { page } from '.';

const { Component } = page;

const meta = {
  title: 'Account/Details/DetailsPage',
  component: Component,
  args: PAGE_ARGS,
  parameters: { layout: 'fullscreen' },
  decorators: [asPage],
  beforeEach: () => {
    serve(...accountHandlers());
    return signInPriya();
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Safari on iPhone')).toBeVisible();
  },
};

export const CloseAccount: Story = {
  tags: ['phone-picture'],
  name: 'Closing says what ends, is deleted and is kept, and waits for the password',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close: Close your account' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Close your account' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close my account' }));
    await expect(await sheet.findByText('Please enter your password')).toBeInTheDocument();
    await expect(sheet.getByText('Please tick this box first')).toBeInTheDocument();
  },
};
