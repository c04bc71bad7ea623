import { respondWith, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  TelehealthAppointmentsDocument,
  TelehealthProgramConsultsDocument,
} from '../../generated/gql/graphql';
import { bookingAnswers, sampleBooking } from '../../samples/booking-answers';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const upcoming = sampleBooking({ status: 'booked', hold_expires_at: null, guest_path: null });
const past = (uuid: string, status: 'completed' | 'cancelled', refunded: number) =>
  sampleBooking({
    uuid,
    status,
    refunded,
    starts_at: '2026-11-09T22:00:00.000Z',
    ends_at: '2026-11-10T00:00:00.000Z',
    reference: `TH-${uuid.toUpperCase()}`,
  });

const shopWith = (bookings: ReturnType<typeof sampleBooking>[], hasConsult: boolean) => () => {
  startSampleShop({ signedIn: true });
  const free_until = '2026-11-26T20:00:00.000Z';
  const consult = { id: 'c1', appointment_at: '2026-11-26T22:00:00.000Z', free_until };
  const program = {
    id: 's1',
    consult_state: 'WA' as const,
    journey: { id: '1', name: 'Weight Management Program' },
    patient: { first_name: 'Priya', last_name: 'Raman' },
    upcoming_booking: consult,
    past_consults: [
      { id: 'c0', appointment_at: '2026-11-08T22:00:00.000Z', status: 'missed', paid: 0, refunded: 0 },
    ],
  };
  serve(
    ...bookingAnswers(),
    respondWith(TelehealthAppointmentsDocument, {
      telehealth_bookings: { data: bookings, paginatorInfo: { last_page: 1 } },
    }),
    respondWith(TelehealthProgramConsultsDocument, { journey_subscriptions: hasConsult ? [program] : [] }),
  );
};

const meta = {
  title: 'Telehealth/Appointments/Appointments',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
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

export const UpcomingAndPast: Story = {
  beforeEach: shopWith(
    [upcoming, past('5c1d9e02', 'completed', 0), past('77e0a4b1', 'cancelled', 3900)],
    true,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Tomorrow Nov 25, 1PM - 3PM')).toBeVisible();
    for (const consult of await canvas.findAllByText('Weight Management Program: consult'))
      await expect(consult).toBeVisible();
    await expect(canvas.getByText('Took place')).toBeVisible();
    await expect(canvas.getByText('We could not reach you')).toBeVisible();
    await expect(canvas.getByText('$39.00 returned')).toBeVisible();
  },
};

export const Moving: Story = {
  tags: ['phone-picture'],
  beforeEach: shopWith([upcoming], false),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Move this appointment' }),
    );
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Move your appointment' }),
    );
    await userEvent.click(await dialog.findByRole('radio', { name: 'Thursday Nov 26' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^9AM - 11AM/ }));
    await expect(await dialog.findByRole('button', { name: /^Move to Thursday/ })).toBeVisible();
  },
};

export const NothingBooked: Story = {
  tags: ['phone-picture'],
  beforeEach: shopWith([], false),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No appointment is coming up')).toBeVisible();
  },
};
