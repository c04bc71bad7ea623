import { Button, Heading, Stack } from '@saltbush/shared-ui/design/core';
import {
  type FragmentModule,
  type LocationPreference,
  type SessionUser,
  type SlotProps,
  type SlotRuntime,
  usePreference,
  useSession,
} from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import type { ReactNode } from 'react';

const USER: SessionUser = {
  id: 'u1',
  email: 'priya@example.com',
  first_name: 'Priya',
  last_name: 'Raman',
  role: 'customer',
};

const DARWIN: LocationPreference = { id: 'p1', suburb: 'DARWIN', postcode: '0800', state: 'NT' };

/** Sets the platform's state: a guest, or Priya; delivery to Sydney unless Darwin is given. */
export function startSampleShop({ signedIn = false, inDarwin = false } = {}): void {
  sessionStorage.clear();
  usePreference.setState(
    inDarwin ? { status: 'set', preference: DARWIN } : { status: 'unset', preference: null },
  );
  useSession.setState({
    status: signedIn ? 'signed-in' : 'guest',
    user: signedIn ? USER : null,
    impersonation: null,
  });
}

/** A stand-in for the account's patient form: it names the patient, and saves Priya when pressed. */
function PatientForm({ patientUuid, onSaved, onCancel }: SlotProps['patient.form']) {
  const saved = { uuid: 'p1', first_name: 'Priya', last_name: 'Raman' };
  return (
    <Stack gap={4}>
      <Heading level={2}>{patientUuid ? 'Edit patient' : 'New patient'}</Heading>
      <Button onClick={() => onSaved(saved)}>Save patient</Button>
      <Button onClick={onCancel}>Cancel</Button>
    </Stack>
  );
}

/** Slots with the account's patient form. */
export const slotsWithPatientForm: SlotRuntime = {
  fillsOf: (slot) => (slot === 'patient.form' ? [{ remote: 'sample', fragment: slot }] : []),
  load: () => FORM,
  report: () => undefined,
};
const FORM = Promise.resolve({ default: PatientForm } as unknown as FragmentModule);

/** Providers around every part, with a separate query client. */
export function SampleShop({ children, slots }: { children: ReactNode; slots?: SlotRuntime }) {
  return (
    <TestShop slots={slots}>
      <main>{children}</main>
    </TestShop>
  );
}
