import { serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staffProgramAnswers } from '../../samples/staff-programs';
import { inShop } from '../../samples/story-shop';
import { page } from '.';

const meta = {
  title: 'Journey/Staff programs/StaffPrograms',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
  beforeEach: () => serve(...staffProgramAnswers()),
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
