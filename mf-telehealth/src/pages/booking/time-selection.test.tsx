import { errorText } from '@saltbush/contract';
import { respondWith, respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  TelehealthBookingDocument,
  TelehealthBookingsConfirmDocument,
  TelehealthBookingsCreateDocument,
  TelehealthSlotsDocument,
} from '../../generated/gql/graphql';
import { sampleBooking } from '../../samples/booking-answers';
import { fullDraft } from '../../samples/booking-page';
import {
  choose,
  findHeading,
  openBooking,
  pay,
  pressContinue,
  setUpBooking,
} from '../../samples/drive-booking';

const SLOT_ERRORS = [
  ['The appointment time must be at least 30 minutes from now.', '8-17'],
  ['The selected slot is unavailable. Please choose another time slot', '8-18'],
  [
    'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
    '8-19',
  ],
  ['Physician not available at this schedule.', '8-20'],
] as const;

setUpBooking();

describe('the date picker', () => {
  it('lists today, tomorrow and weekdays with month and day [2.21-02]', async () => {
    openBooking({ at: '/telehealth/short-consult/book?step=time', draft: fullDraft });
    for (const day of [/^Today Nov 24/, /^Tomorrow Nov 25/, /^Thursday Nov 26/, /^Monday Dec 7/]) {
      expect(await screen.findByRole('radio', { name: day })).toBeTruthy();
    }
  });

  it('shows windows of two hours, and why one is unavailable [2.21-03]', async () => {
    openBooking({ at: '/telehealth/short-consult/book?step=time', draft: { ...fullDraft, slot: null } });
    const windows = [
      '7AM - 9AM',
      '9AM - 11AM',
      '11AM - 1PM',
      '1PM - 3PM',
      '3PM - 5PM',
      '5PM - 7PM',
      '7PM - 9PM',
    ];
    for (const window of windows) {
      expect(await screen.findByRole('radio', { name: new RegExp(`^${window}`) })).toBeTruthy();
    }
    expect((screen.getByRole('radio', { name: /^7AM/ }) as HTMLInputElement).disabled).toBe(true);
    await pressContinue();
    expect(await screen.findByText('Please choose a time')).toBeTruthy();
  });

  it('requests the times of the patient’s state', async () => {
    const contact = { contact_method: 'phone', phone: '0412345678', state: 'WA' } as const;
    openBooking({ at: '/telehealth/short-consult/book?step=time', draft: { ...fullDraft, contact } });
    await screen.findByText(/Times are those of Western Australia/);
    expect(sentVariables(TelehealthSlotsDocument)).toEqual([{ bookingType: 'ShortConsult', state: 'WA' }]);
    expect(screen.queryByText(/You chose/)).toBeNull();
  });
});

describe('a slot that is no longer free', () => {
  it.each(SLOT_ERRORS)('"%s": another one must be picked, all else is kept [8-16] [%s]', async (message) => {
    const refusal = { message: message.toUpperCase(), code: 'SLOT_UNAVAILABLE' } as const;
    serve(respondWithError(TelehealthBookingsCreateDocument, refusal));
    openBooking({ at: '/telehealth/short-consult/book?step=review', draft: fullDraft });
    await userEvent.type(await screen.findByLabelText(/Anything the practitioner/), 'A rash');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await findHeading('When suits you?');
    expect(screen.getByText(message.toUpperCase())).toBeTruthy();
    // The same day stays open, with its next free times.
    const day = screen.getByRole('radio', { name: 'Tomorrow Nov 25' }) as HTMLInputElement;
    expect(day.checked).toBe(true);
    expect((screen.getByRole('radio', { name: /^1PM - 3PM/ }) as HTMLInputElement).checked).toBe(false);
    await choose('3PM - 5PM');
    await pressContinue();
    await findHeading('Check your booking');
    expect((screen.getByLabelText(/Anything the practitioner/) as HTMLTextAreaElement).value).toBe('A rash');
    expect(screen.getAllByText('Gia Marsh').length).toBeGreaterThan(0);
  });

  it('leads back to the same day even during payment, and says that nothing was charged [health-34]', async () => {
    const message = errorText('SLOT_UNAVAILABLE', { reason: 'lost' });
    serve(respondWithError(TelehealthBookingsConfirmDocument, { message, code: 'SLOT_UNAVAILABLE' }));
    openBooking({
      at: '/telehealth/short-consult/book?step=payment',
      draft: { ...fullDraft, booking: 'b1' },
    });
    await pay();
    await findHeading('When suits you?');
    expect(screen.getByText(/You have not been charged\.$/).textContent).toBe(message);
    expect((screen.getByRole('radio', { name: 'Tomorrow Nov 25' }) as HTMLInputElement).checked).toBe(true);
    await choose('3PM - 5PM');
    await pressContinue();
    await findHeading('Check your booking');
  });

  it('is requested again after its hold has expired', async () => {
    serve(
      respondWith(TelehealthBookingDocument, { telehealth_booking: sampleBooking({ status: 'expired' }) }),
    );
    openBooking({
      at: '/telehealth/short-consult/book?step=payment',
      draft: { ...fullDraft, booking: 'b1' },
    });
    await findHeading('When suits you?');
    expect(screen.getByText(/You have not been charged\.$/)).toBeTruthy();
  });
});
