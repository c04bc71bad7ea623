import { serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staffScriptAnswers } from '../../samples/staff-scripts';
import { page } from '.';

const meta = {
  title: 'Cart/Staff scripts/StaffScripts',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('pharmacist');
    serve(...staffScriptAnswers());
  },
  decorators: [
    (Story) => (
      <TestShop>
        <Story />
      </TestShop>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaperArrived: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'SB-74B7-M4JS-S1' })).toHaveAttribute(
      'href',
      '/staff/scripts/SB-74B7-M4JS-S1',
    );
    await expect(canvas.getByRole('link', { name: 'SB-74B7-M4JS' })).toHaveAttribute(
      'href',
      '/staff/orders/SB-74B7-M4JS',
    );
    await expect(await canvas.findByRole('link', { name: 'Paper awaited 4' })).toHaveAttribute(
      'href',
      '/staff/scripts?queue=awaited',
    );
    await expect(canvas.getByRole('link', { name: /^Ordered/ })).toHaveAttribute(
      'href',
      '/staff/scripts?queue=arrived&order=newest',
    );
    await expect(canvas.getByRole('link', { name: 'Next 50' })).toHaveAttribute(
      'href',
      '/staff/scripts?queue=arrived&after=MTIz_-',
    );
  },
};

export const NotForSupport: Story = {
  beforeEach: () => startWork('support'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This desk is not part of your role')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'SB-74B7-M4JS-S1' })).toBeNull();
  },
};
