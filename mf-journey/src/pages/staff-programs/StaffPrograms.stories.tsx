import { allSent, serve, startWork } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staffProgramAnswers } from '../../samples/staff-programs';
import { inShop } from '../../samples/story-shop';
import { page } from '.';

const meta = {
  title: 'Journey/Staff programs/StaffPrograms',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('practitioner');
    serve(...staffProgramAnswers());
  },
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Mara Lindqvist' })).toHaveAttribute(
      'href',
      '/staff/programs/s1',
    );
    await expect(canvas.getByRole('link', { name: /^To review/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** A desk that is not part of the person's role asks the api for nothing. */
export const OtherRole: Story = {
  beforeEach: () => startWork('pharmacist'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This desk is not part of your role')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/staff');
    await expect(allSent()).toEqual([]);
  },
};
