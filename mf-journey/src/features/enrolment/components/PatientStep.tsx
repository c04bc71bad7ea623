import { ErrorState } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { patientsQuery } from '../api/patients';
import { PatientChoice, type PatientChoiceProps } from './PatientChoice';
import { PatientDetails } from './PatientDetails';
import styles from './PatientStep.module.css';

interface PatientStepProps extends Omit<PatientChoiceProps, 'patients' | 'onOpen'> {
  /** Called when adding the first patient is cancelled, so that there is no one to choose. */
  onLeave: () => void;
}

/** The patient to edit, or null for a new one. */
interface OpenForm {
  uuid: string | null;
}

/** Selects the patient to enrol: one of the account's patients, aged 18 or over, who can be added and edited here. */
export function PatientStep({ chosen, given, onDone, onLeave }: PatientStepProps) {
  const patients = useQuery(patientsQuery());
  const [form, setForm] = useState<OpenForm | null>(null);
  /** Whom the form was about; chosen when it closes. */
  const [shown, setShown] = useState<string | null>(null);
  /** How often the form opened and closed. */
  const [turns, setTurns] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button goes with the view that it stood in.
  useFocusOnChange(turns, () => place.current?.focus());
  if (patients.isPending) return <FormSkeleton fields={2} />;
  if (!patients.data) {
    return <ErrorState headingLevel={2} onRetry={() => void patients.refetch()} />;
  }
  const isFirst = patients.data.length === 0;
  const close = (uuid: string | null) => {
    setShown(uuid ?? shown);
    setForm(null);
    setTurns(turns + 1);
  };
  const save = async (uuid: string) => {
    await patients.refetch();
    close(uuid);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {form || isFirst ? (
        <PatientDetails
          uuid={form?.uuid ?? null}
          onSaved={(uuid) => void save(uuid)}
          onCancel={isFirst ? onLeave : () => close(form?.uuid ?? null)}
        />
      ) : (
        <PatientChoice
          key={shown}
          patients={patients.data}
          chosen={shown ?? chosen}
          given={given}
          onDone={onDone}
          onOpen={(uuid) => {
            setForm({ uuid });
            setTurns(turns + 1);
          }}
        />
      )}
    </div>
  );
}
