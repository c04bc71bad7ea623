import { useOverlayStore } from '@saltbush/shared-ui/platform';
import { sentTo, sentVariables, TOKENS_URL } from '@saltbush/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  TelehealthBookingsConfirmDocument,
  TelehealthBookingsCreateDocument,
} from '../../generated/gql/graphql';
import { sampleDays } from '../../samples/booking-answers';
import { fullDraft } from '../../samples/booking-page';
import {
  choose,
  currentStep,
  fillGuest,
  findHeading,
  openBooking,
  pay,
  pressContinue,
  setUpBooking,
} from '../../samples/drive-booking';
import { draftOf, healthOf } from '../../shared/booking/kept-booking';

setUpBooking();

describe('booking a consult as a guest', () => {
  it('leads from consult selection to success, one question per screen [2.21-01]', async () => {
    openBooking({ at: '/telehealth/short-consult/book' });
    await findHeading('Which consult suits you?');
    expect(await screen.findByRole('radio', { name: /Long consult/ })).toBeTruthy();
    await pressContinue();
    await findHeading('Who is the consultation for?');
    await fillGuest();
    await findHeading('How do we reach you?');
    await userEvent.type(screen.getByLabelText(/phone number/), '0412 345 678');
    await pressContinue();
    await findHeading('When suits you?');
    await choose('Tomorrow Nov 25');
    await choose('1PM - 3PM');
    await pressContinue();
    await findHeading('Check your booking');
    expect(screen.getByText('Fee $39.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await findHeading('Pay and book');
    await pay();
    await findHeading('You’re booked');
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
    openBooking({ at: '/telehealth/short-consult/book?step=service' });
    await pressContinue();
    const title = await findHeading('Who is the consultation for?');
    expect(document.activeElement).toBe(title);
    window.history.back();
    await findHeading('Which consult suits you?');
    expect(currentStep()).toBe('service');
  });

  it('reports missing values beside each field and in a summary', async () => {
    openBooking({ at: '/telehealth/short-consult/book?step=patient' });
    await pressContinue();
    const summary = await screen.findByRole('alert');
    for (const words of [
      'First Name is required',
      'Please choose a gender',
      'Please provide an email address',
    ]) {
      expect(within(summary).getByText(words)).toBeTruthy();
    }
    expect(currentStep()).toBe('patient');
  });

  it('offers to sign in, in the telehealth flow', async () => {
    openBooking({ at: '/telehealth/short-consult/book?step=patient' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(useOverlayStore.getState().open).toMatchObject({ name: 'auth', props: { flow: 'telehealth' } });
  });

  it('uses nothing of one patient for the next: state, time and answers start anew [health-19]', async () => {
    const inDarwin = { ...fullDraft.contact, state: 'NT' as const } as typeof fullDraft.contact;
    openBooking({
      at: '/telehealth/covid-antivirals/book?step=patient',
      draft: { ...fullDraft, contact: inDarwin },
      health: { answers: { pregnant_or_breastfeeding: 'no' } },
    });
    const name = await screen.findByLabelText('First name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Wanda');
    await pressContinue();
    await findHeading('How do we reach you?');
    expect((screen.getByLabelText('Where the patient will be') as HTMLSelectElement).value).toBe('NSW');
    expect(draftOf('CovidAntiviral')).toMatchObject({ contact: null, slot: null });
    expect(healthOf('CovidAntiviral').answers).toEqual({});
  });

  it('says before any question that somebody is too young, and how old one must be [health-17]', async () => {
    const patient = { ...fullDraft.patient, dob: '2009-04-09' } as typeof fullDraft.patient;
    openBooking({ at: '/telehealth/covid-antivirals/book?step=patient', draft: { ...fullDraft, patient } });
    await pressContinue();
    const words = 'This service is for people aged 18 or over, and Gia is 17.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(currentStep()).toBe('patient');
  });

  it('starts at the telehealth appointment page', async () => {
    openBooking({ at: '/telehealth/telehealth-appointment' });
    await findHeading('Which consult suits you?');
  });
});
