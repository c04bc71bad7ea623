import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart, sampleLine, sampleProduct } from '../../samples/cart';
import { PatientFormEnvironment } from '../../samples/patient-form-environment';
import { DISPENSED, DISPENSED_TOKEN, GOOD_TOKEN, MIA, NOAH } from '../../samples/patients';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;
const product = sampleProduct({
  name: 'Oxbury Pantoprazole 20mg',
  requires_prescription: true,
  schedule: '4',
});
const NO_PATIENT = {
  code: 'patient_required',
  message: 'Please choose the patient this prescription is for.',
};
let api: SampleApi;

/** jsdom has no layout, so `scrollIntoView` is missing. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoObserver);
});

async function open(line = {}, { signedIn = true } = {}) {
  api = createSampleApi(sampleCart({ items: [sampleLine({ product, errors: [NO_PATIENT], ...line })] }));
  api.setPatients([MIA, NOAH]);
  startSampleShop(api, { signedIn });
  render(
    <PatientFormEnvironment>
      <Component params={{}} search={new URLSearchParams()} />
    </PatientFormEnvironment>,
  );
  await screen.findByRole('link', { name: product.name });
}
const openSheet = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Patient and script' }));
};
const SAVE = { name: 'Save patient and continue' };
const given = () => api.callsOf('CartSetItemPatient').map(({ input }) => input);

describe('a prescription line of the cart', () => {
  it('accepts its patient and script in the cart [1-08] [2.15-11] [2.15-12] [7.c-10]', async () => {
    await open();
    expect(screen.getAllByText(NO_PATIENT.message)).not.toHaveLength(0);
    const sheet = await openSheet(/^Add patient and script/);
    await userEvent.click(sheet.getByRole('radio', { name: /^Paper script/ }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Mia Lindqvist' }));
    await userEvent.click(sheet.getByRole('button', SAVE));
    expect(await screen.findByText('For Mia Lindqvist')).toBeTruthy();
    expect(screen.getByText('Paper script')).toBeTruthy();
    expect(screen.queryByText(NO_PATIENT.message)).toBeNull();
    expect(given()).toMatchObject([
      { cart_uuid: 'sample-cart', item_id: 'line-1', patient_uuid: 'patient-mia', script_type: 'paper' },
    ]);
  });

  it('keeps the sheet open and shows why a token cannot be used', async () => {
    await open({ script_type: 'paper', patient: NOAH, errors: [] });
    api.fail('CartSetItemPatient', { message: DISPENSED, code: 'PRESCRIPTION_REQUIRED', once: true });
    const sheet = await openSheet(/^Change patient or script/);
    await userEvent.click(sheet.getByRole('radio', { name: /^E-script/ }));
    await sheet.findByRole('radio', { name: 'Noah Lindqvist' });
    const token = sheet.getByRole('textbox', { name: 'E-prescription token' });
    fireEvent.change(token, { target: { value: DISPENSED_TOKEN } });
    await userEvent.click(sheet.getByRole('button', SAVE));
    expect(await sheet.findByText(DISPENSED)).toBeTruthy();
    fireEvent.change(token, { target: { value: GOOD_TOKEN } });
    await userEvent.click(sheet.getByRole('button', SAVE));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(given().at(-1)).toMatchObject({ patient_uuid: 'patient-noah', eprescription_token: GOOD_TOKEN });
  });

  it('offers the form to signed-in shoppers only', async () => {
    await open({}, { signedIn: false });
    expect(screen.queryByRole('button', { name: /patient/ })).toBeNull();
  });
});
