import { PATIENT_MISSING, staleRecordWords } from '@saltbush/contract';
import { Button, Cluster, InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { PencilIcon, PlusIcon } from '@saltbush/shared-ui/design/icons';
import { useState } from 'react';
import type { Patient } from '../api/patients';
import type { HandedIn } from '../model/handed-in';
import { useSetPatient } from '../model/use-set-patient';

export interface PatientChoiceProps {
  patients: readonly Patient[];
  chosen: string | null;
  /** The answers, which the patient's record may deny. */
  given: HandedIn;
  onDone: Parameters<typeof useSetPatient>[1];
  /** Opens the form: of the patient, or for a new one. */
  onOpen: (uuid: string | null) => void;
}

/** The account's patients; a record that was saved long ago is asked about before it is relied on (rule health-31). */
export function PatientChoice({ patients, chosen, given, onDone, onOpen }: PatientChoiceProps) {
  const only = patients.length === 1 ? patients[0]?.uuid : null;
  const [uuid, setUuid] = useState<string | null>(chosen ?? only ?? null);
  const [isMissing, setMissing] = useState(false);
  const { set, isPending, failure } = useSetPatient(given, onDone);
  const patient = patients.find((one) => one.uuid === uuid);
  const question = patient && staleRecordWords(patient, new Date());
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
      {question && <InlineMessage tone="info">{question}</InlineMessage>}
      <Cluster gap={3}>
        <Button variant="quiet" icon={PlusIcon} onClick={() => onOpen(null)}>
          Add a patient
        </Button>
        {patient && (
          <Button variant="quiet" icon={PencilIcon} onClick={() => onOpen(patient.uuid)}>
            Edit {patient.first_name}’s details
          </Button>
        )}
      </Cluster>
      <div role="alert">{failure && <InlineMessage tone="error">{failure}</InlineMessage>}</div>
      <Button
        status={isPending ? 'busy' : 'idle'}
        busyLabel="Saving..."
        onClick={() => (patient ? set(patient.uuid) : setMissing(true))}
      >
        Continue
      </Button>
    </Stack>
  );
}
