import { PATIENT_MISSING, staleRecordWords } from '@saltbush/contract';
import { Button, Cluster, ErrorState, InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { PencilIcon, PlusIcon } from '@saltbush/shared-ui/design/icons';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BookingPatient } from '../../../shared/booking/draft';
import { type Patient, patientsQuery } from '../api/patients';
import styles from './PatientChoice.module.css';
import { PatientDetails } from './PatientDetails';

interface PatientChoiceProps {
  patient: BookingPatient | null;
  onDone: (patient: BookingPatient) => void;
}

const bornWords = (dob: string) =>
  `Born ${new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dob))}`;

/** The patient to edit, or null for a new one. */
interface OpenForm {
  uuid: string | null;
}

/** Asks to look at details that were saved long ago: who treats the patient reads them. */
function LongUnchecked({ patient }: { patient: Patient }) {
  const words = staleRecordWords(patient, new Date());
  return words && <InlineMessage tone="info">{words}</InlineMessage>;
}

/** State for adding a patient and editing the selected one. */
function Changes({ chosen, onOpen }: { chosen?: Patient; onOpen: (form: OpenForm) => void }) {
  return (
    <Cluster gap={3}>
      <Button variant="secondary" icon={PlusIcon} onClick={() => onOpen({ uuid: null })}>
        Add a patient
      </Button>
      {chosen && (
        <Button variant="quiet" icon={PencilIcon} onClick={() => onOpen({ uuid: chosen.uuid })}>
          Edit {chosen.first_name}’s details
        </Button>
      )}
    </Cluster>
  );
}

interface ChoiceProps extends PatientChoiceProps {
  patients: readonly Patient[];
  onOpen: (form: OpenForm) => void;
}

function Choice(props: ChoiceProps) {
  const { patients, patient, onOpen, onDone } = props;
  const [uuid, setUuid] = useState(
    patient?.uuid ?? (patients.length === 1 ? (patients[0]?.uuid ?? null) : null),
  );
  const [error, setError] = useState<string | undefined>();
  const chosen = patients.find((one) => one.uuid === uuid);
  const submit = () => {
    if (chosen) onDone({ ...chosen, email: '' });
    else setError(PATIENT_MISSING);
  };
  const choose = (next: string) => {
    setUuid(next);
    setError(undefined);
  };
  return (
    <Stack gap={6}>
      <RadioGroup
        legend="Patient"
        hideLegend
        name="patient"
        layout="cards"
        options={patients.map(({ uuid: value, first_name, last_name, dob }) => ({
          value,
          label: `${first_name} ${last_name}`,
          hint: bornWords(dob),
        }))}
        value={uuid}
        onChange={choose}
        error={error}
      />
      {chosen && <LongUnchecked patient={chosen} />}
      <Changes chosen={chosen} onOpen={onOpen} />
      <Button block onClick={submit}>
        Continue
      </Button>
    </Stack>
  );
}

/** Restores the focus when the form opens or closes, because the pressed button is removed. */
function useFocusPlace(form: OpenForm | null) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(form, () => place.current?.focus());
  return place;
}

/** Selects the account's patient to book for; patients can be added and edited here. */
export function PatientChoice({ patient, onLeave, onDone }: PatientChoiceProps & { onLeave: () => void }) {
  const patients = useQuery(patientsQuery());
  const [form, setForm] = useState<OpenForm | null>(null);
  const place = useFocusPlace(form);
  if (patients.isPending) return <FormSkeleton fields={3} />;
  if (patients.isError) {
    return (
      <ErrorState headingLevel={2} onRetry={() => void patients.refetch()} busy={patients.isFetching}>
        {patients.error.message}
      </ErrorState>
    );
  }
  const isFirst = patients.data.length === 0;
  const saved = async (uuid: string) => {
    const { data = [] } = await patients.refetch();
    setForm(null);
    const one = data.find((known) => known.uuid === uuid);
    if (one) onDone({ ...one, email: '' });
  };
  const close = isFirst ? onLeave : () => setForm(null);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {form || isFirst ? (
        <PatientDetails uuid={form?.uuid ?? null} onSaved={saved} onCancel={close} />
      ) : (
        <Choice patients={patients.data} patient={patient} onOpen={setForm} onDone={onDone} />
      )}
    </div>
  );
}
