import type { SlotProps } from '@saltbush/shared-ui/platform';
import { useLocation, watchLocation } from '@saltbush/shared-ui/platform';
import { respondWith, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinDraft } from '../../features/enrolment/model/join-draft';
import { JourneyPatientsDocument, JourneySubscriptionsSetPatientDocument } from '../../generated/gql/graphql';
import { enrolmentHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { page } from '.';

/** A stand-in for the account's patient form: it names whom it edits, and saves Ivo when pressed. */
function PatientForm({ patientUuid, onSaved, onCancel }: SlotProps['patient.form']) {
  const saved = { uuid: 'p2', first_name: 'Ivo', last_name: 'Lindqvist' };
  return (
    <>
      <h2>{patientUuid ? `Edit ${patientUuid}` : 'New patient'}</h2>
      <button type="button" onClick={() => onSaved(saved)}>
        Save patient
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </>
  );
}
const form = Promise.resolve({ default: PatientForm } as never);
const slots = {
  fillsOf: (slot: string) => (slot === 'patient.form' ? [{ remote: 'sample', fragment: slot }] : []),
  load: () => form,
  report: () => undefined,
};

function JoinPage() {
  const { search } = useLocation();
  return <page.Component params={{}} search={new URLSearchParams(search)} />;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Opens the form: React waits for what loads on demand only within `act`. */
const edit = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const pick = (group: RegExp, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));

/** Opens the page and answers so that the program may suit. */
async function reachPatients(): Promise<void> {
  render(<JoinPage />, { wrapper: ({ children }) => <TestShop slots={slots}>{children}</TestShop> });
  await userEvent.type(await screen.findByLabelText('Your height'), '170');
  await userEvent.type(screen.getByLabelText('Your weight'), '98.5');
  await pick(/^Are you 18/, 'Yes');
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
  await pick(/^Have you been diagnosed/, 'No');
  await pick(/^Are you taking/, 'No');
  await press('Check if it may suit me');
  await screen.findByRole('heading', { name: 'Who is the program for?' });
}

beforeEach(() => {
  signInMara();
  serve(...enrolmentHandlers());
  joinDraft.forget();
  joinDraft.store.setState(joinDraft.store.getInitialState(), true);
  watchLocation();
  window.history.replaceState(null, '', '/weight-management/join');
});
afterEach(() => {
  signOut();
  window.history.replaceState(null, '', '/');
});

describe('the patient of a new program', () => {
  it('whose record is six months old is asked to be looked at, before the answers are handed in [health-31]', async () => {
    await reachPatients();
    await choose('Mara Lindqvist');
    expect(screen.queryByText(/details were last checked on/)).toBeNull();
    await choose('Ivo Lindqvist');
    const question = screen.getByText(/details were last checked on/);
    expect(question.textContent).toMatch(/Ivo’s details were last checked on 8 January 2026\. If allergies/);
    expect(sentVariables(JourneySubscriptionsSetPatientDocument)).toHaveLength(0);
  });

  it('can be edited there, and is the one that was saved', async () => {
    await reachPatients();
    await choose('Ivo Lindqvist');
    await edit('Edit Ivo’s details');
    expect(await screen.findByRole('heading', { name: 'Edit p2' })).toBeTruthy();
    await press('Cancel');
    expect(await screen.findByRole('radio', { name: 'Ivo Lindqvist' })).toHaveProperty('checked', true);
    await choose('Mara Lindqvist');
    await edit('Add a patient');
    await press('Save patient');
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'Ivo Lindqvist' })).toHaveProperty(
      'checked',
      true,
    );
    await press('Continue');
    await screen.findByRole('heading', { name: 'When can your doctor call?' });
    expect(sentVariables(JourneySubscriptionsSetPatientDocument)[0]?.input.patient_uuid).toBe('p2');
  });

  it('takes the focus once the first one is saved, and is chosen', async () => {
    const ivo = {
      uuid: 'p2',
      first_name: 'Ivo',
      last_name: 'Lindqvist',
      checked_at: new Date().toISOString(),
    };
    let known: (typeof ivo)[] = [];
    serve(respondWith(JourneyPatientsDocument, () => ({ patients: { data: known } })));
    await reachPatients();
    await act(async () => void (await form));
    known = [ivo];
    await press('Save patient');
    const radio = await screen.findByRole('radio', { name: 'Ivo Lindqvist' });
    expect(radio).toHaveProperty('checked', true);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(radio)).toBe(true);
  });

  it('is chosen before the steps go on', async () => {
    await reachPatients();
    await press('Continue');
    expect(await screen.findByText('Please choose a patient')).toBeTruthy();
  });
});
