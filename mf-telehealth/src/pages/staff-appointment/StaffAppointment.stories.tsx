import { sentVariables, serve, startWork } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffAppointmentsCompleteDocument } from '../../generated/gql/graphql';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { staffAppointmentAnswers } from '../../samples/staff-appointments';
import { page } from '.';

const meta = {
  title: 'Telehealth/Staff appointment/StaffAppointment',
  component: page.Component,
  args: { params: { uuid: 'b1' }, search: new URLSearchParams() },
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

export const WithoutNote: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '0412 345 678' })).toHaveAttribute(
      'href',
      'tel:0412345678',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Put down that it took place' }));
    await expect(await canvas.findByText('Please write a note')).toBeVisible();
    await expect(sentVariables(StaffAppointmentsCompleteDocument)).toHaveLength(0);
  },
};

export const Completed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Note/), 'Viral; rest and fluids.');
    await userEvent.click(canvas.getByRole('button', { name: 'Put down that it took place' }));
    const note = await canvas.findByRole('region', { name: 'Note' });
    await expect(note).toHaveTextContent('Viral; rest and fluids.');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Took place');
  },
};
