import { PATIENT_MISSING } from '@saltbush/contract';
import { brand } from '@saltbush/shared-ui/brand';
import { Button, ErrorState, InlineMessage, RemoteFallback, Stack } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { patientNamesQuery } from '@saltbush/shared-ui/entities';
import { Slot, useEnvironment } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HandedIn } from '../model/handed-in';
import { useSetPatient } from '../model/use-set-patient';

interface PatientStepProps {
  chosen: string | null;
  /** The answers, which the patient's record may deny. */
  given: HandedIn;
  onDone: Parameters<typeof useSetPatient>[1];
  /** Called when adding the first patient is cancelled, so that there is no one to choose. */
  onLeave: () => void;
}

interface ChoiceProps extends Omit<PatientStepProps, 'onLeave'> {
  patients: readonly { uuid: string; first_name: string; last_name: string }[];
  onAdd: () => void;
}

function Choice({ patients, chosen, given, onDone, onAdd }: ChoiceProps) {
  const only = patients.length === 1 ? patients[0]?.uuid : null;
  const [uuid, setUuid] = useState<string | null>(chosen ?? only ?? null);
  const [isMissing, setMissing] = useState(false);
  const { set, isPending, failure } = useSetPatient(given, onDone);
  const submit = () => (uuid ? set(uuid) : setMissing(true));
  return (
    <Stack gap={5} align="start">
      <RadioGroup
        legend="Patient"
        hideLegend
        name="patient"
        layout="cards"
        options={patients.map((one) => ({ value: one.uuid, label: `${one.first_name} ${one.last_name}` }))}
        value={uuid}
        onChange={(value) => {
          setUuid(value);
          setMissing(false);
        }}
        error={isMissing ? PATIENT_MISSING : undefined}
      />
      <Button variant="quiet" icon={PlusIcon} onClick={onAdd}>
        Add a patient
      </Button>
      <div role="alert">{failure && <InlineMessage tone="error">{failure}</InlineMessage>}</div>
      <Button status={isPending ? 'busy' : 'idle'} busyLabel="Saving..." onClick={submit}>
        Continue
      </Button>
    </Stack>
  );
}

function NewPatient({ onSaved, onCancel }: { onSaved: (uuid: string) => void; onCancel: () => void }) {
  const { slots } = useEnvironment();
  if (slots.fillsOf('patient.form').length === 0) {
    return (
      <InlineMessage tone="info">
        Patients can’t be added right now. Please call us on {brand.contact.phone.display}.
      </InlineMessage>
    );
  }
  return (
    <Slot
      name="patient.form"
      props={{ onSaved: ({ uuid }) => onSaved(uuid), onCancel }}
      loading={<FormSkeleton fields={6} />}
      fallback={(retry) => <RemoteFallback name="The patient form" onRetry={retry} />}
    />
  );
}

/** Selects the patient to enrol: one of the account's patients, aged 18 or over. */
export function PatientStep({ chosen, given, onDone, onLeave }: PatientStepProps) {
  const patients = useQuery({ ...patientNamesQuery(), staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const saved = async (uuid: string) => {
    await patients.refetch();
    setAdded(uuid);
    setAdding(false);
  };
  const isFirst = patients.data?.length === 0;
  return (
    <Stack gap={5}>
      {patients.isPending && <FormSkeleton fields={2} />}
      {patients.isError && <ErrorState headingLevel={2} onRetry={() => void patients.refetch()} />}
      {patients.data && (isAdding || isFirst) && (
        <NewPatient
          onSaved={(uuid) => void saved(uuid)}
          onCancel={isFirst ? onLeave : () => setAdding(false)}
        />
      )}
      {patients.data && !isAdding && !isFirst && (
        <Choice
          key={added}
          patients={patients.data}
          chosen={added ?? chosen}
          given={given}
          onDone={onDone}
          onAdd={() => setAdding(true)}
        />
      )}
    </Stack>
  );
}
