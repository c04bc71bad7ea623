import { serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { secondFactorAnswers } from '../../samples/second-factor';
import { page } from '.';

const meta = {
  title: 'Account/Staff sign in/StaffSignIn',
  component: page.Component,
  args: PAGE_ARGS,
  beforeEach: () => serve(...secondFactorAnswers({ waiting_role: null })),
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAnApp: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Set up an app' })).toBeVisible();
  },
};

export const WithAnApp: Story = {
  beforeEach: () =>
    serve(...secondFactorAnswers({ is_enrolled: true, is_verified: true, recovery_codes_left: 9 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/9 recovery codes are left/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set up another app' })).toBeVisible();
  },
};
