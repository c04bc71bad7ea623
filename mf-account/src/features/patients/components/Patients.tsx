import { Button, Cluster, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { type Patient, patientsQuery } from '../api/patients';
import { fullName } from '../patient-words';
import { PatientForm } from './PatientForm';
import { PatientList } from './PatientList';
import styles from './Patients.module.css';

const DeletePatient = lazy(async () => {
  const { DeletePatient } = await import('./DeletePatient');
  return { default: DeletePatient };
});

/** The patient in the form; null for a new one, undefined while the list is shown. */
type Edited = Patient | null | undefined;

/** The focus goes to what replaced the part that had it. */
function useFocusOnChange(element: RefObject<HTMLElement | null>, shown: unknown) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [element, shown]);
}

async function saySaved(patient: Patient) {
  const { toast } = await import('@saltbush/shared-ui/design/overlays');
  toast({ message: `${fullName(patient)} was saved`, tone: 'success' });
}

interface ListViewProps {
  page: number;
  onAdd: () => void;
  onEdit: (patient: Patient) => void;
  /** Takes the focus after a deletion. */
  top: RefObject<HTMLElement | null>;
}

function ListView({ page, onAdd, onEdit, top }: ListViewProps) {
  const { data } = useQuery(patientsQuery(page));
  const [deleted, setDeleted] = useState<{ patient: Patient; open: boolean } | null>(null);
  const add = (
    <Button icon={PlusIcon} onClick={onAdd}>
      Add a patient
    </Button>
  );
  return (
    <Stack gap={6}>
      {data?.paginatorInfo.total !== 0 && (
        <Cluster gap={4} justify="space-between">
          <Text tone="muted" className={styles.intro}>
            You and the people you look after. Their details go with prescriptions and consults only.
          </Text>
          {add}
        </Cluster>
      )}
      <PatientList
        page={page}
        addFirst={add}
        onEdit={onEdit}
        onDelete={(patient) => setDeleted({ patient, open: true })}
      />
      {deleted && (
        <Suspense fallback={null}>
          <DeletePatient
            key={deleted.patient.uuid}
            {...deleted}
            onClose={() => setDeleted({ ...deleted, open: false })}
            finalFocus={top}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Adding, changing and deleting the account's patients (section 2.18). */
export function Patients({ page }: { page: number }) {
  const [edited, setEdited] = useState<Edited>();
  const top = useRef<HTMLElement>(null);
  const list = () => setEdited(undefined);
  useFocusOnChange(top, edited);

  const saved = (patient: Patient) => {
    list();
    void saySaved(patient);
  };
  if (edited === undefined) {
    return (
      <section ref={top} tabIndex={-1} aria-label="Your patients" className={styles.list}>
        <ListView page={page} onAdd={() => setEdited(null)} onEdit={setEdited} top={top} />
      </section>
    );
  }
  const title = edited ? `Edit ${fullName(edited)}` : 'Add a patient';
  return (
    <section ref={top} tabIndex={-1} aria-label={title} className={styles.form}>
      <Stack gap={6}>
        <Heading level={2}>{title}</Heading>
        <PatientForm patient={edited} onSaved={saved} onCancel={list} />
      </Stack>
    </section>
  );
}
