import { serve, startWork } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { staffAppointmentAnswers } from '../../samples/staff-appointments';
import { page } from '.';

const meta = {
  title: 'Telehealth/Staff appointments/StaffAppointments',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams('date=2026-11-24') },
  beforeEach: () => {
    startSampleShop({ signedIn: true });
    startWork('practitioner');
    serve(...staffAppointmentAnswers());
  },
  decorators: [
    (Story) => (
      <SampleShop>
        <Story />
      </SampleShop>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Gia Marsh' })).toHaveAttribute(
      'href',
      '/staff/appointments/b1',
    );
    await expect(canvas.getByText('Not reached')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Day after' })).toHaveAttribute(
      'href',
      '/staff/appointments?date=2026-11-25',
    );
  },
};
