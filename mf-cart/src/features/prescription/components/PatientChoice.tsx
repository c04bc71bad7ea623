import {
  Button,
  Cluster,
  InlineMessage,
  Loading,
  Skeleton,
  Stack,
  Text,
  TextButton,
} from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import type { PatientName } from '@saltbush/shared-ui/entities';
import { openOverlay } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import type { PatientsView } from '../model/use-patients';
import { PatientSheet } from './PatientSheet';

interface ChoiceProps {
  /** UUID of the selected patient. */
  value: string | null;
  error: string | undefined;
  onChange: (uuid: string) => void;
}

function SignInFirst() {
  return (
    <Stack gap={3} align="start">
      <Text>Sign in to choose a patient. Your answers stay here.</Text>
      <Button variant="secondary" onClick={() => openOverlay('auth', { mode: 'login' })}>
        Sign in to choose a patient
      </Button>
    </Stack>
  );
}

/** Adds a patient (null) or edits an existing one. */
type Edited = { uuid: string | null; open: boolean };

function Known({ patients, value, error, onChange }: ChoiceProps & { patients: readonly PatientName[] }) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const chosen = patients.find(({ uuid }) => uuid === value);
  const open = (uuid: string | null) => setEdited({ uuid, open: true });
  const close = () => setEdited((last) => last && { ...last, open: false });
  const isEmpty = patients.length === 0;
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap={3}>
        {isEmpty && <Text>Add the person the script was written for.</Text>}
        {isEmpty && error && <InlineMessage tone="error">Please add a patient</InlineMessage>}
        {!isEmpty && (
          <RadioGroup
            legend="Who is it for?"
            name="patient"
            options={patients.map(({ uuid, first_name, last_name }) => ({
              value: uuid,
              label: `${first_name} ${last_name}`,
            }))}
            value={chosen?.uuid ?? null}
            onChange={onChange}
            error={error}
          />
        )}
        <Cluster gap={4}>
          <Button variant="secondary" size="sm" icon={PlusIcon} onClick={() => open(null)}>
            Add a patient
          </Button>
          {chosen && <TextButton onClick={() => open(chosen.uuid)}>Edit {chosen.first_name}</TextButton>}
        </Cluster>
      </Stack>
      {edited && (
        <PatientSheet
          {...edited}
          onClose={close}
          finalFocus={place}
          onSaved={({ uuid }) => {
            onChange(uuid);
            close();
          }}
        />
      )}
    </div>
  );
}

/** Selects the patient the script is for. Patients can be added or edited in place (section 2.10). */
export function PatientChoice({ view, ...choice }: ChoiceProps & { view: PatientsView }) {
  if (view.status === 'guest') return <SignInFirst />;
  if (view.status === 'ready') return <Known patients={view.patients} {...choice} />;
  if (view.status === 'error') {
    return (
      <InlineMessage tone="error">
        {view.message} <TextButton onClick={view.retry}>Try again</TextButton>
      </InlineMessage>
    );
  }
  return (
    <Loading label="Loading your patients">
      <Stack gap={2}>
        <Skeleton width="8rem" height="1.25rem" />
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </Stack>
    </Loading>
  );
}
