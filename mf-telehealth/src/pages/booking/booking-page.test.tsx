import { REJECTED_TITLE } from '@saltbush/contract';
import { useOverlayStore } from '@saltbush/shared-ui/platform';
import {
  HttpResponse,
  http,
  respondWith,
  respondWithError,
  sentTo,
  sentVariables,
  serve,
  TOKENS_URL,
} from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  TelehealthBookingDocument,
  TelehealthBookingsConfirmDocument,
  TelehealthBookingsCreateDocument,
  TelehealthSlotsDocument,
} from '../../generated/gql/graphql';
import { bookingAnswers, NOW, sampleBooking, sampleDays } from '../../samples/booking-answers';
import { BookingInShop, fullDraft, startBooking } from '../../samples/booking-page';
import { SampleShop } from '../../samples/sample-shop';
import { page as landing } from '../services';

const SLOT_ERRORS = [
  ['The appointment time must be at least 30 minutes from now.', '8-17'],
  ['The selected slot is unavailable. Please choose another time slot', '8-18'],
  [
    'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
    '8-19',
  ],
  ['Physician not available at this schedule.', '8-20'],
] as const;

let putBack: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  serve(...bookingAnswers());
});
afterEach(() => {
  putBack();
  vi.useRealTimers();
});

function open(options: Parameters<typeof startBooking>[0]): void {
  putBack = startBooking(options);
  render(<BookingInShop />);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const go = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const step = () => new URLSearchParams(window.location.search).get('step');

/** Opens a part that loads on demand: React waits for it only within `act`. */
async function openForm(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
}

async function fillGuest(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First name'), 'Gia');
  await userEvent.type(screen.getByLabelText('Last name'), 'Marsh');
  for (const [box, text] of [
    ['Day', '9'],
    ['Month', '4'],
    ['Year', '1988'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(box), text);
  }
  await choose('Female');
  await userEvent.type(screen.getByLabelText('E-mail'), 'gia@example.com');
  await go();
}

async function pay(number = '4242424242424242'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), '1230');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $54.00 and book' }));
}

describe('booking a consult as a guest', () => {
  it('leads from consult selection to success, one question per screen [2.21-01]', async () => {
    open({ at: '/telehealth/short-consult/book' });
    await heading('Which consult suits you?');
    expect(await screen.findByRole('radio', { name: /Long consult/ })).toBeTruthy();
    await go();
    await heading('Who is the consultation for?');
    await fillGuest();
    await heading('How do we reach you?');
    await userEvent.type(screen.getByLabelText(/phone number/), '0412 345 678');
    await go();
    await heading('When suits you?');
    await choose('Tomorrow Nov 25');
    await choose('1PM - 3PM');
    await go();
    await heading('Check your booking');
    expect(screen.getByText('Fee $54.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await heading('Pay and book');
    await pay();
    await heading('You’re booked');
    const [created] = sentVariables(TelehealthBookingsCreateDocument);
    expect(created?.input).toMatchObject({
      booking_type: 'ShortConsult',
      state: 'NSW',
      contact_method: 'phone',
      phone: '0412 345 678',
      starts_at: sampleDays[1]?.slots[3]?.starts_at,
      guest: {
        first_name: 'Gia',
        last_name: 'Marsh',
        dob: '1988-04-09',
        gender: 'female',
        email: 'gia@example.com',
      },
    });
    expect(sentVariables(TelehealthBookingsConfirmDocument)[0]?.input).toEqual({
      uuid: 'b1',
      stripe_source_id: 'src_1',
    });
    expect(sentTo(TOKENS_URL)).toHaveLength(1);
  });

  it('moves the focus to the heading of each screen, and supports the browser’s Back', async () => {
    open({ at: '/telehealth/short-consult/book?step=service' });
    await go();
    const title = await heading('Who is the consultation for?');
    expect(document.activeElement).toBe(title);
    window.history.back();
    await heading('Which consult suits you?');
    expect(step()).toBe('service');
  });

  it('reports missing values beside each field and in a summary', async () => {
    open({ at: '/telehealth/short-consult/book?step=patient' });
    await go();
    const summary = await screen.findByRole('alert');
    for (const words of [
      'First Name is required',
      'Please choose a gender',
      'Please provide an email address',
    ]) {
      expect(within(summary).getByText(words)).toBeTruthy();
    }
    expect(step()).toBe('patient');
  });

  it('offers to sign in, in the telehealth flow', async () => {
    open({ at: '/telehealth/short-consult/book?step=patient' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(useOverlayStore.getState().open).toMatchObject({ name: 'auth', props: { flow: 'telehealth' } });
  });

  it('starts at the telehealth appointment page', async () => {
    open({ at: '/telehealth/telehealth-appointment' });
    await heading('Which consult suits you?');
  });
});

describe('the patients of an account', () => {
  const at = '/telehealth/short-consult/book?step=patient';

  it('can be selected', async () => {
    open({ at, signedIn: true, draft: { ...fullDraft, patient: null } });
    await go();
    expect(await screen.findByText('Please choose a patient')).toBeTruthy();
    await choose(/^Leo Raman/);
    await go();
    await heading('How do we reach you?');
    await go();
    await heading('When suits you?');
    await choose('1PM - 3PM');
    await go();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await heading('Pay and book');
    const input = sentVariables(TelehealthBookingsCreateDocument)[0]?.input;
    expect([input?.patient_uuid, input?.guest]).toEqual(['p2', undefined]);
  });

  it('can be added and edited during the booking [2.21-01]', async () => {
    open({ at, signedIn: true });
    await choose(/^Leo Raman/);
    await openForm('Edit Leo’s details');
    await screen.findByRole('heading', { name: 'Edit patient' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await openForm('Add a patient');
    await screen.findByRole('heading', { name: 'New patient' });
    await userEvent.click(screen.getByRole('button', { name: 'Save patient' }));
    await heading('How do we reach you?');
    expect(screen.getByText('Priya Raman')).toBeTruthy();
  });

  it('prefill their phone and state', async () => {
    open({ at, signedIn: true });
    await choose(/^Priya Raman/);
    await go();
    await heading('How do we reach you?');
    expect((screen.getByLabelText(/phone number/) as HTMLInputElement).value).toBe('0412345678');
    expect((screen.getByLabelText(/Where the patient will be/) as HTMLSelectElement).value).toBe('QLD');
  });
});

describe('the date picker', () => {
  it('lists today, tomorrow and weekdays with month and day [2.21-02]', async () => {
    open({ at: '/telehealth/short-consult/book?step=time', draft: fullDraft });
    for (const day of [/^Today Nov 24/, /^Tomorrow Nov 25/, /^Thursday Nov 26/, /^Monday Dec 7/]) {
      expect(await screen.findByRole('radio', { name: day })).toBeTruthy();
    }
  });

  it('shows windows of two hours, and why one is unavailable [2.21-03]', async () => {
    open({ at: '/telehealth/short-consult/book?step=time', draft: { ...fullDraft, slot: null } });
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
    await go();
    expect(await screen.findByText('Please choose a time')).toBeTruthy();
  });

  it('requests the times of the patient’s state', async () => {
    const contact = { contact_method: 'phone', phone: '0412345678', state: 'WA' } as const;
    open({ at: '/telehealth/short-consult/book?step=time', draft: { ...fullDraft, contact } });
    await screen.findByText(/Times are those of Western Australia/);
    expect(sentVariables(TelehealthSlotsDocument)).toEqual([{ bookingType: 'ShortConsult', state: 'WA' }]);
    expect(screen.queryByText(/You chose/)).toBeNull();
  });
});

describe('a slot that is no longer free', () => {
  it.each(SLOT_ERRORS)('"%s": another one must be picked, all else is kept [8-16] [%s]', async (message) => {
    const refusal = { message: message.toUpperCase(), code: 'SLOT_UNAVAILABLE' } as const;
    serve(respondWithError(TelehealthBookingsCreateDocument, refusal));
    open({ at: '/telehealth/short-consult/book?step=review', draft: fullDraft });
    await userEvent.type(await screen.findByLabelText(/Anything the practitioner/), 'A rash');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await heading('When suits you?');
    expect(screen.getByText(message.toUpperCase())).toBeTruthy();
    await choose('Tomorrow Nov 25');
    expect((screen.getByRole('radio', { name: '1PM - 3PM' }) as HTMLInputElement).checked).toBe(false);
    await choose('3PM - 5PM');
    await go();
    await heading('Check your booking');
    expect((screen.getByLabelText(/Anything the practitioner/) as HTMLTextAreaElement).value).toBe('A rash');
    expect(screen.getAllByText('Gia Marsh').length).toBeGreaterThan(0);
  });

  it('leads back to the times even during payment', async () => {
    serve(
      respondWithError(TelehealthBookingsConfirmDocument, {
        message: SLOT_ERRORS[1][0],
        code: 'SLOT_UNAVAILABLE',
      }),
    );
    open({ at: '/telehealth/short-consult/book?step=payment', draft: { ...fullDraft, booking: 'b1' } });
    await pay();
    await heading('When suits you?');
    expect(screen.getByText(SLOT_ERRORS[1][0])).toBeTruthy();
  });

  it('is requested again after its hold has expired', async () => {
    serve(
      respondWith(TelehealthBookingDocument, { telehealth_booking: sampleBooking({ status: 'expired' }) }),
    );
    open({ at: '/telehealth/short-consult/book?step=payment', draft: { ...fullDraft, booking: 'b1' } });
    await heading('When suits you?');
  });
});

describe('paying', () => {
  const at = '/telehealth/short-consult/book?step=payment';

  it('continues after a reload, with the slot still held', async () => {
    open({ at, draft: { booking: 'b1' } });
    expect(await screen.findByText('11:10 am')).toBeTruthy();
  });

  it('reports that a declined card was not charged, and accepts another one', async () => {
    serve(
      respondWithError(TelehealthBookingsConfirmDocument, {
        message: 'Your card was declined.',
        code: 'PAYMENT_DECLINED',
      }),
    );
    open({ at, draft: { booking: 'b1' } });
    await pay();
    expect(await screen.findByText('Your card was declined.')).toBeTruthy();
    expect(screen.getByText(/You have not been charged/)).toBeTruthy();
    serve(...bookingAnswers());
    await userEvent.click(screen.getByRole('button', { name: 'Pay $54.00 and book' }));
    await heading('You’re booked');
  });

  it('shows the gateway’s message about a card beside its field', async () => {
    serve(
      http.post(TOKENS_URL, () =>
        HttpResponse.json({ message: 'Your card has expired.', field: 'expiry' }, { status: 402 }),
      ),
    );
    open({ at, draft: { booking: 'b1' } });
    await pay();
    expect((await screen.findAllByText('Your card has expired.')).length).toBeGreaterThan(0);
    expect(sentVariables(TelehealthBookingsConfirmDocument)).toEqual([]);
  });

  it('can be undone: cancelling the booking refunds the fee', async () => {
    serve(
      respondWith(TelehealthBookingDocument, { telehealth_booking: sampleBooking({ status: 'booked' }) }),
    );
    open({ at: '/telehealth/short-consult/book?step=booked', draft: { booking: 'b1' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await heading('Your booking is cancelled');
  });
});

describe('prescription search', () => {
  it('finds prescription medicines and requests one [2.21-01]', async () => {
    open({ at: '/telehealth/online-scripts/book', draft: fullDraft });
    await heading('Which medicine do you need?');
    await go();
    expect(await screen.findByText('Please choose a prescription medicine')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox'), 'atorva');
    await userEvent.click(await screen.findByRole('option', { name: /Atorvastatin 40mg/ }));
    expect(await screen.findByText('Lorimer Pharma Atorvastatin 40mg 30 Tablets')).toBeTruthy();
    const [asked] = sentTo('/1/indexes/*/queries') as { requests: Record<string, unknown>[] }[];
    expect(asked?.requests[0]).toMatchObject({
      query: 'atorva',
      facetFilters: [['schedule:4', 'schedule:4N']],
      clickAnalytics: false,
    });
    await go();
    await heading('Who is the consultation for?');
    expect(window.location.href + JSON.stringify({ ...sessionStorage })).not.toMatch(/atorva|7001/i);
  });
});

describe('smoking cessation', () => {
  const contact = { contact_method: 'phone', phone: '0412345678', state: 'NSW' } as const;

  it('shows not-in-service in states without it, and to minors [2.21-01] [4.l-01]', async () => {
    const patient = { ...fullDraft.patient, dob: '2009-11-25' } as typeof fullDraft.patient;
    open({ at: '/telehealth/quit-smoking/book?step=contact', draft: { patient, contact } });
    await go();
    await heading('This service is not available for you yet');
    expect(screen.getByRole('link', { name: 'See the short consult instead' })).toBeTruthy();
    expect(screen.queryByText(REJECTED_TITLE)).toBeNull();
  });
});

describe('a shopper who returns from linking a rewards card', () => {
  const query = 'th=1&tid=1060&tp=CovidAntiviral';

  it('continues with the booking [4.n-02] [2.1-31]', async () => {
    open({ at: `/telehealth/covid-antivirals/book?step=patient&${query}` });
    await heading('Who is the consultation for?');
    expect(screen.getByText(/Your rewards card is linked/)).toBeTruthy();
    await vi.waitFor(() => expect(window.location.search).toBe('?step=patient'));
  });

  it('is redirected from the landing page to the service they left [4.n-02]', async () => {
    putBack = startBooking({ at: `/telehealth?${query}` });
    render(
      <SampleShop>
        <landing.Component params={{}} search={new URLSearchParams(query)} />
      </SampleShop>,
    );
    await vi.waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(
        `/telehealth/covid-antivirals/book?step=patient&${query}`,
      ),
    );
  });
});
