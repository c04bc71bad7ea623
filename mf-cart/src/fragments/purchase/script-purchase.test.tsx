import { closeOverlay, useOverlayStore } from '@saltbush/shared-ui/platform';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { PatientFormEnvironment } from '../../samples/patient-form-environment';
import { DISPENSED, DISPENSED_TOKEN, GOOD_TOKEN, MIA, NOAH } from '../../samples/patients';
import { samplePurchase } from '../../samples/product';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { startSampleShop } from '../../samples/sample-shop';
import PurchaseFragment from '.';

const MISSING = 'Please answer the following to purchase.';
const PRODUCT = samplePurchase({ requiresPrescription: true, schedule: '4', canAutodeliver: false });
let api: SampleApi;
const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

async function open({ signedIn = true, patients = [MIA, NOAH] } = {}) {
  api = createSampleApi(sampleCart());
  api.setPatients(patients);
  startSampleShop(api, { signedIn });
  render(<PurchaseFragment product={PRODUCT} />, { wrapper: PatientFormEnvironment });
  await screen.findByRole('radio', { name: /^Paper script/ });
}
const choose = (name: RegExp | string) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'E-prescription token' }), { target: { value } });
const added = () => api.callsOf('CartAddItem').map(({ input }) => input);

describe('the purchase of a prescription product', () => {
  it('starts without a script and opens a telehealth consult in a new tab [2.1-22 3.m-02] [4.c-01] [4.c-03]', async () => {
    const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    expect(screen.getByRole('radio', { name: /^I don’t have a script/ })).toHaveProperty('checked', true);
    await press('Book a telehealth consult (opens a new tab)');
    expect(openTab).toHaveBeenCalledWith('/telehealth/telehealth-appointment', '_blank', 'noopener');
    openTab.mockRestore();
  });

  it('accepts a patient and a paper script, then offers the cart [2.10-19] [4.c-02] [4.b-05]', async () => {
    await open();
    await choose(/^Paper script/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mia Lindqvist' }));
    await press('Save patient and continue');
    expect(await screen.findByText('For Mia Lindqvist')).toBeTruthy();
    await press('Add to Cart');
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]).toMatchObject({ patient_uuid: 'patient-mia', script_type: 'paper' });
    expect(added()[0]?.eprescription_token ?? null).toBeNull();
  });

  it('extracts the token from a pasted link and validates it with the exchange [7.f-05] [7.c-01]', async () => {
    await open();
    await choose(/^E-script/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Noah Lindqvist' }));
    type(`https://scripts.example/p/${GOOD_TOKEN.toLowerCase()}?x=1`);
    expect(screen.getByDisplayValue(GOOD_TOKEN)).toBeTruthy();
    await press('Save patient and continue');
    expect(await screen.findByText('E-script •••• T001')).toBeTruthy();
    expect(api.variablesOf('ValidateEscript')).toEqual([{ patient_uuid: 'patient-noah', token: GOOD_TOKEN }]);
    await press('Add to Cart');
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]).toMatchObject({ script_type: 'escript', eprescription_token: GOOD_TOKEN });
  });

  it('shows what is missing and moves focus there [2.10-23] [8-06]', async () => {
    await open();
    await choose(/^E-script/);
    await screen.findByRole('radio', { name: 'Mia Lindqvist' });
    await press('Save patient and continue');
    expect(within(screen.getByRole('alert')).getByText(MISSING)).toBeTruthy();
    expect(screen.getByText('Please choose a patient')).toBeTruthy();
    expect(screen.getByText('Please enter your e-prescription token')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Mia Lindqvist' }));
    expect(scrollIntoView).toHaveBeenCalled();
    await choose('Mia Lindqvist');
    await press('Save patient and continue');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-prescription token' }));
    expect(api.callsOf('ValidateEscript')).toEqual([]);
  });

  it('shows why a script cannot be dispensed and preserves the other answers', async () => {
    await open();
    await choose(/^E-script/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mia Lindqvist' }));
    type(DISPENSED_TOKEN);
    await press('Save patient and continue');
    expect(await screen.findByText(DISPENSED)).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Mia Lindqvist' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('validates again after a change', async () => {
    await open();
    await choose(/^Paper script/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mia Lindqvist' }));
    await press('Save patient and continue');
    await press('Change patient or script');
    expect(screen.getByRole('button', { name: 'Save patient and continue' })).toBeTruthy();
    await choose('Noah Lindqvist');
    await press('Save patient and continue');
    expect(await screen.findByText('For Noah Lindqvist')).toBeTruthy();
  });

  it('adds a patient in place and selects them [2.10-20]', async () => {
    await open({ patients: [] });
    await choose(/^Paper script/);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a patient' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a patient' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Save Ada' }));
    const ada = await screen.findByRole('radio', { name: 'Ada Lee' });
    await waitFor(() => expect(ada).toHaveProperty('checked', true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Edit Ada');
    expect(await screen.findByText('The form of patient-ada')).toBeTruthy();
  });

  it('shows the API’s reason when a line is rejected, and reopens the questions', async () => {
    const message =
      'We have no script on file for this patient and medicine. Please give us the script another way.';
    await open();
    api.fail('CartAddItem', { message, code: 'PRESCRIPTION_REQUIRED' });
    await choose(/^Script on file/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mia Lindqvist' }));
    await press('Save patient and continue');
    await press('Add to Cart');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Script on file/ })).toHaveProperty('checked', true);
  });

  it('preserves patient and script when the line is rejected for another reason', async () => {
    await open();
    api.fail('CartAddItem', { message: 'Please try again.', code: 'CART_BUSY', once: true });
    await choose(/^Paper script/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mia Lindqvist' }));
    await press('Save patient and continue');
    await press('Add to Cart');
    expect(await screen.findByText('Please try again.')).toBeTruthy();
    await press('Add to Cart');
    await waitFor(() => expect(added()).toHaveLength(2));
  });

  it('asks a guest to sign in instead of selecting a patient', async () => {
    await open({ signedIn: false });
    await choose(/^Paper script/);
    await press('Sign in to choose a patient');
    expect(useOverlayStore.getState().open?.name).toBe('auth');
    closeOverlay();
    expect(api.callsOf('PatientsNames')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('keeps token and patient out of the URL and browser storage', async () => {
    await open();
    await choose(/^E-script/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mia Lindqvist' }));
    type(GOOD_TOKEN);
    await press('Save patient and continue');
    await screen.findByText('E-script •••• T001');
    const kept = JSON.stringify([window.location.href, { ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toContain(GOOD_TOKEN);
    expect(kept).not.toContain('patient-mia');
  });
});
