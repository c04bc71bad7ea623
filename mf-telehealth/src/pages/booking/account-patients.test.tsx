import { sentVariables } from '@saltbush/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TelehealthBookingsCreateDocument } from '../../generated/gql/graphql';
import { fullDraft } from '../../samples/booking-page';
import {
  choose,
  findHeading,
  openBooking,
  openForm,
  pressContinue,
  setUpBooking,
} from '../../samples/drive-booking';

setUpBooking();

describe('the patients of an account', () => {
  const at = '/telehealth/short-consult/book?step=patient';

  it('can be selected', async () => {
    openBooking({ at, signedIn: true, draft: { ...fullDraft, patient: null } });
    await pressContinue();
    expect(await screen.findByText('Please choose a patient')).toBeTruthy();
    await choose(/^Leo Raman/);
    await pressContinue();
    await findHeading('How do we reach you?');
    await pressContinue();
    await findHeading('When suits you?');
    await choose('1PM - 3PM');
    await pressContinue();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await findHeading('Pay and book');
    const input = sentVariables(TelehealthBookingsCreateDocument)[0]?.input;
    expect([input?.patient_uuid, input?.guest]).toEqual(['p2', undefined]);
  });

  it('can be added and edited during the booking [2.21-01]', async () => {
    openBooking({ at, signedIn: true });
    await choose(/^Leo Raman/);
    await openForm('Edit Leo’s details');
    await screen.findByRole('heading', { name: 'Edit patient' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await openForm('Add a patient');
    await screen.findByRole('heading', { name: 'New patient' });
    await userEvent.click(screen.getByRole('button', { name: 'Save patient' }));
    await findHeading('How do we reach you?');
    expect(screen.getByText('Priya Raman')).toBeTruthy();
  });

  it('whose details are six months old are asked to be looked at [health-31]', async () => {
    openBooking({ at, signedIn: true });
    const asked = /details were last checked on/;
    await choose(/^Priya Raman/);
    expect(screen.queryByText(asked)).toBeNull();
    await choose(/^Leo Raman/);
    const message = await screen.findByText(asked);
    expect(message.textContent).toMatch(/Leo’s details were last checked on 8 January 2026\. If allergies/);
  });

  it('prefill their phone and state', async () => {
    openBooking({ at, signedIn: true });
    await choose(/^Priya Raman/);
    await pressContinue();
    await findHeading('How do we reach you?');
    expect((screen.getByLabelText(/phone number/) as HTMLInputElement).value).toBe('0412345678');
    expect((screen.getByLabelText(/Where the patient will be/) as HTMLSelectElement).value).toBe('QLD');
  });
});
