import { MEDICARE_BOOKING_FAILED, MEDICARE_INVALID } from '@saltbush/contract';
import {
  HttpResponse,
  http,
  mockAddresses,
  mockPlaces,
  respondWith,
  respondWithError,
  sentTo,
  sentVariables,
  serve,
} from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PatientsCreateDocument, PatientsDocument, PatientsEditDocument } from '../../generated/gql/graphql';
import { NOAH, patientPage, samplePatient } from '../../samples/patient';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import PatientForm from '.';

const BOOKING = '/api/telehealth/medicare/booking';
const SURRY_HILLS = { id: 'p1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' as const };
const FIG_STREET = {
  ...{ ...SURRY_HILLS, id: 'a1', suburb: 'Surry Hills', address_1: '5 Fig Street', address_2: 'Unit 2' },
  label: '2/5 Fig Street, Surry Hills NSW 2010',
};
const onSaved = vi.fn();
const onCancel = vi.fn();

const medicareAnswers = (body: object, status = 200) =>
  http.post(BOOKING, () => HttpResponse.json(body, { status }));

beforeEach(() => {
  startSampleShop();
  onSaved.mockReset();
  onCancel.mockReset();
  serve(
    medicareAnswers({ data: { valid: true }, error_message: null }),
    mockPlaces([SURRY_HILLS]),
    mockAddresses([FIG_STREET]),
    respondWith(PatientsDocument, patientPage([samplePatient(), NOAH])),
    respondWith(PatientsCreateDocument, { patients_create: samplePatient() }),
    respondWith(PatientsEditDocument, { patients_edit: samplePatient() }),
  );
});

const open = (patientUuid?: string) =>
  render(<PatientForm {...{ patientUuid, onSaved, onCancel }} />, { wrapper: SampleShop });

const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save patient' }));

async function fillMia(pregnancy: 'Yes' | null = 'Yes') {
  fill('First name', 'Mia');
  fill('Last name', 'Lindqvist');
  fill('Day', '3');
  fill('Month', '2');
  fill('Year', '1990');
  await choose('Female');
  fill('Phone', '0412 345 678');
  fill('Street address', '12 Crown Street');
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a suburb or postcode' }), 'surry');
  await userEvent.click(await screen.findByRole('option', { name: /Surry Hills, 2010/ }));
  if (pregnancy) await choose(pregnancy);
  fill(/Allergies/, 'Penicillin');
  fill(/Medical conditions/, 'Asthma');
  fill(/Current medication/, 'Salbutamol');
}
function fillCard() {
  fill('Medicare number', '6951 44960 1');
  fill('Reference number', '2');
  fill('Expiry', '3/2040');
}

describe('the patient form', () => {
  it('takes a suggested address with its unit, suburb, state and postcode [addresses-02]', async () => {
    open();
    await userEvent.type(box('Street address'), '2/5 fig');
    await userEvent.click(await screen.findByRole('option', { name: FIG_STREET.label }));
    const filled = ['Street address', 'Suburb', 'State', 'Postcode'].map((name) => box(name).value);
    expect(filled).toEqual(['Unit 2, 5 Fig Street', 'Surry Hills', 'NSW', '2010']);
    expect(document.activeElement).toBe(box('Street address'));
  });

  it('distinguishes an invalid date of birth from a missing one', async () => {
    open();
    await save();
    await screen.findByRole('link', { name: 'Please enter a date of birth' });
    fill('Day', '31');
    fill('Month', '2');
    fill('Year', '2000');
    await save();
    await screen.findByRole('link', { name: 'Please enter a valid date of birth' });
    expect(box('Day').value).toBe('31');
  });

  it('adds a patient with every field; selecting a suburb fills in state and postcode [2.18-02]', async () => {
    open();
    await fillMia();
    expect([box('Suburb').value, box('Postcode').value]).toEqual(['Surry Hills', '2010']);
    fillCard();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(samplePatient()));
    expect(sentVariables(PatientsCreateDocument)).toEqual([
      {
        input: {
          first_name: 'Mia',
          last_name: 'Lindqvist',
          dob: '1990-02-03',
          gender: 'female',
          phone: '0412 345 678',
          address: '12 Crown Street',
          suburb: 'Surry Hills',
          state: 'NSW',
          postcode: '2010',
          is_pregnant_breastfeeding: true,
          allergies: 'Penicillin',
          conditions: 'Asthma',
          medication: 'Salbutamol',
          has_medicare: true,
          medicare_number: '6951449601',
          medicare_reference: '2',
          medicare_expiry: '2040-03',
        },
      },
    ]);
  });

  it('sends Medicare details only with Medicare, and the IHI only without [5.g-05]', async () => {
    open();
    await fillMia();
    fillCard();
    await choose(/^IHI/);
    fill('IHI number', '8003 6080 0022 8437');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sentTo(BOOKING)).toEqual([{ ihiNumber: '8003608000228437' }]);
    const [sent] = sentVariables(PatientsCreateDocument);
    expect(sent?.input).toMatchObject({ has_medicare: false, ihi_number: '8003608000228437' });
    expect(sent?.input).not.toHaveProperty('medicare_number');
  });

  it('leaves an unanswered question about pregnancy open, instead of denying it [health-50]', async () => {
    open();
    const answers = screen.getByRole('group', { name: 'Pregnant or breastfeeding?' });
    expect(answers.querySelectorAll(':checked')).toHaveLength(0);
    await fillMia(null);
    fillCard();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sentVariables(PatientsCreateDocument)[0]?.input.is_pregnant_breastfeeding).toBeNull();
  });

  it('shows every error beside its field and in a summary', async () => {
    open();
    await save();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First Name is required',
      'Last Name is required',
      'Please enter a date of birth',
      'Please choose a gender',
      'Please enter your phone number',
      'Please enter your street address',
      'Please enter your suburb',
      'Please choose your state',
      'Please enter a 4-digit postcode',
      'Medicare Number is required.',
      'Reference Number is required.',
      'Medicare Expiry is required.',
    ]);
    expect(sentTo(BOOKING)).toEqual([]);
  });

  it.each([
    ['1234567890', 'Medicare Number must be 10 digits'],
    ['6951449611', 'Invalid Medicare Number: check digit does not match'],
  ])('rejects the Medicare number %s [5.g-01 5.g-02 5.g-03]', async (number, message) => {
    open();
    await save();
    expect(screen.getAllByText('Medicare Number is required.')).toHaveLength(2);
    fill('Medicare number', number);
    await save();
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
  });

  it('requires the IHI of a patient without Medicare [5.g-04]', async () => {
    open();
    await choose(/^IHI/);
    await save();
    expect(screen.getAllByText('IHI Number is required.')).toHaveLength(2);
    expect(screen.queryByText('Medicare Number is required.')).toBeNull();
  });

  it('shows that Medicare does not recognise the card, and preserves the input [5.g-06] [8-10]', async () => {
    serve(medicareAnswers({ data: null, error_message: 'No such card' }));
    open();
    await fillMia();
    fillCard();
    await save();
    expect(await screen.findAllByText(MEDICARE_INVALID)).toHaveLength(2);
    expect(box('Medicare number').value).toBe('6951 44960 1');
    expect(box(/Allergies/).value).toBe('Penicillin');
    expect(sentVariables(PatientsCreateDocument)).toEqual([]);
  });

  it('shows that Medicare could not be reached, and saves on the second attempt [5.g-07] [8-11]', async () => {
    serve(medicareAnswers({ data: null, error_message: MEDICARE_BOOKING_FAILED }, 503));
    open();
    await fillMia();
    fillCard();
    await save();
    await screen.findByText(MEDICARE_BOOKING_FAILED);
    serve(medicareAnswers({ data: { valid: true }, error_message: null }));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('shows the API’s errors at their fields', async () => {
    const fields = { suburb: 'The suburb, state and postcode do not match' };
    serve(
      respondWithError(PatientsCreateDocument, {
        message: 'Invalid',
        code: 'INVALID_INPUT',
        extensions: { fields },
      }),
    );
    open();
    await fillMia();
    fillCard();
    await save();
    expect(await screen.findAllByText(fields.suburb)).toHaveLength(2);
    expect(box('First name').value).toBe('Mia');
  });

  it('edits a patient; a stored identifier is shown by its last 4 digits and can stay', async () => {
    open('patient-mia');
    expect(await screen.findByText('Medicare •••• 9601, expires 03/2040')).toBeTruthy();
    fill(/Current medication/, 'Salbutamol');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const [sent] = sentVariables(PatientsEditDocument);
    expect(sent?.input).toMatchObject({
      uuid: 'patient-mia',
      medication: 'Salbutamol',
      allergies: 'Penicillin',
    });
    expect(sent?.input).not.toHaveProperty('has_medicare');
    expect(sentTo(BOOKING)).toEqual([]);
  });

  it('preserves unsaved input after closing until it is discarded, saved or the user changes', async () => {
    const closed = open();
    fill('First name', 'Mia');
    closed.unmount();
    const again = open();
    expect(box('First name').value).toBe('Mia');
    expect(screen.getByText('We’ve restored what you entered earlier.')).toBeTruthy();
    again.unmount();
    open('patient-mia').unmount();
    const third = open();
    expect(box('First name').value).toBe('Mia');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalled();
    third.unmount();
    const fresh = open();
    expect(box('First name').value).toBe('');
    fill('First name', 'Noah');
    fresh.unmount();
    startSampleShop({ status: 'guest' });
    startSampleShop();
    open();
    expect(box('First name').value).toBe('');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Noah');
  });

  it('asks a guest to sign in', () => {
    startSampleShop({ status: 'guest' });
    open();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
