import { respondWith, serve } from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { TelehealthSlotsDocument } from '../../generated/gql/graphql';
import { bookingAnswers, sampleBooking, sampleDays } from '../../samples/booking-answers';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { MoveBooking } from './MoveBooking';

const [today, tomorrow, thursday, friday] = sampleDays;
const dearer = <Day extends { slots: { fee: number }[] }>(day: Day) => ({
  ...day,
  slots: day.slots.map((slot) => ({ ...slot, fee: 5400 })),
});
const taken = <Day extends { slots: object[] }>(day: Day) => ({
  ...day,
  slots: day.slots.map((slot) => ({ ...slot, is_available: false, message: 'Taken' })),
});

async function openMove(telehealth_slots: typeof sampleDays) {
  serve(respondWith(TelehealthSlotsDocument, { telehealth_slots }), ...bookingAnswers());
  render(
    <SampleShop>
      <MoveBooking booking={sampleBooking({ status: 'booked' })} />
    </SampleShop>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Move this appointment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move your appointment' }));
  await dialog.findByRole('group', { name: /^New day and time/ });
  return dialog;
}

beforeEach(() => startSampleShop({ signedIn: true }));

describe('a time with a higher fee', () => {
  it('is not called taken, and says how to get it', async () => {
    if (!today || !tomorrow || !thursday || !friday) throw new Error('no days');
    const dialog = await openMove([taken(today), tomorrow, dearer(thursday)]);
    expect(dialog.getByRole('radio', { name: `${today.label}Nothing free` })).toBeTruthy();
    expect(dialog.getByRole('radio', { name: tomorrow.label })).toBeTruthy();
    expect(dialog.getByRole('radio', { name: `${thursday.label}Only times with a higher fee` })).toBeTruthy();
    expect(dialog.getByText(/cancel this booking, and book the other time/)).toBeTruthy();
  });

  it('is not spoken of where there is none', async () => {
    if (!today) throw new Error('no day');
    const dialog = await openMove([taken(today)]);
    expect(dialog.queryByText(/higher fee/)).toBeNull();
  });
});
