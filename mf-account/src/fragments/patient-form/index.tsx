import { Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { CustomersOwn } from '@saltbush/shared-ui/person';
import { openOverlay, type SlotProps, useSession } from '@saltbush/shared-ui/platform';
import { PatientEditor } from '../../features/patients/components/PatientEditor';
import { PatientForm } from '../../features/patients/components/PatientForm';

function SignInFirst() {
  return (
    <Stack gap={4} align="start">
      <Text>Patients are part of an account. Please sign in to add one.</Text>
      <Button onClick={() => openOverlay('auth', { mode: 'login' })}>Sign in</Button>
    </Stack>
  );
}

/** Fills `patient.form`: adds a patient, or edits the one with `patientUuid`, on any page. */
export default function PatientFormFragment({ patientUuid, onSaved, onCancel }: SlotProps['patient.form']) {
  const isGuest = useSession((state) => state.status === 'guest');
  if (isGuest) return <SignInFirst />;
  return (
    <CustomersOwn to="add and change patients">
      {patientUuid ? (
        <PatientEditor {...{ patientUuid, onSaved, onCancel }} />
      ) : (
        <PatientForm patient={null} onSaved={onSaved} onCancel={onCancel} />
      )}
    </CustomersOwn>
  );
}
