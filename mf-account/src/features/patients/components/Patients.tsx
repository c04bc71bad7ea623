import { Button, Cluster, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { scrollIntoView } from '../../../shared/visibility/scroll-into-view';
import visibility from '../../../shared/visibility/visibility.module.css';
import { type Patient, patientsQuery } from '../api/patients';
import { editButtonId } from '../model/edit-button';
import { fullName } from '../model/format-patient';
import { PatientForm } from './PatientForm';
import { PatientList } from './PatientList';
import styles from './Patients.module.css';

const DeletePatient = recoverable(async () => {
  const { DeletePatient } = await import('./DeletePatient');
  return { default: DeletePatient };
});

const ADD_BUTTON = 'add-patient';

/** The patient in the form; null for a new one, undefined while the list is shown. */
type Edited = Patient | null | undefined;

/** When the view changes, moves focus to the button `opener` if it is rendered again, else to `place`. */
function useFocusOnChange(
  place: RefObject<HTMLElement | null>,
  opener: RefObject<string | null>,
  shown: unknown,
) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const button = opener.current && document.getElementById(opener.current);
    const target = button || place.current;
    target?.focus({ preventScroll: true });
    if (target) scrollIntoView(target, button ? 'center' : 'start');
  }, [place, opener, shown]);
}

async function announceSaved(patient: Patient) {
  const { toast } = await import('@saltbush/shared-ui/design/overlays');
  toast({ message: `${fullName(patient)} was saved`, tone: 'success' });
}

interface ListViewProps {
  page: number;
  onAdd: () => void;
  onEdit: (patient: Patient) => void;
  /** Receives focus after a deletion. */
  top: RefObject<HTMLElement | null>;
}

function ListView({ page, onAdd, onEdit, top }: ListViewProps) {
  const { data } = useQuery(patientsQuery(page));
  const [deleted, setDeleted] = useState<{ patient: Patient; open: boolean } | null>(null);
  const add = (
    <Button id={ADD_BUTTON} icon={PlusIcon} onClick={onAdd}>
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

/** Lists, adds, edits and deletes the account's patients (section 2.18). */
export function Patients({ page }: { page: number }) {
  const [edited, setEdited] = useState<Edited>();
  const top = useRef<HTMLElement>(null);
  /** Id of the button that opened the form; it receives focus again on cancel. */
  const opener = useRef<string | null>(null);
  const list = () => setEdited(undefined);
  useFocusOnChange(top, opener, edited);

  const open = (patient: Patient | null) => {
    opener.current = patient ? editButtonId(patient) : ADD_BUTTON;
    setEdited(patient);
  };
  const saved = (patient: Patient) => {
    opener.current = null;
    list();
    void announceSaved(patient);
  };
  if (edited === undefined) {
    return (
      <section
        ref={top}
        tabIndex={-1}
        aria-label="Your patients"
        className={`${styles.list} ${visibility.belowHeader}`}
      >
        <ListView page={page} onAdd={() => open(null)} onEdit={open} top={top} />
      </section>
    );
  }
  const title = edited ? `Edit ${fullName(edited)}` : 'Add a patient';
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={title}
      className={`${styles.form} ${visibility.belowHeader}`}
    >
      <Stack gap={6}>
        <Heading level={2}>{title}</Heading>
        <PatientForm patient={edited} onSaved={saved} onCancel={list} />
      </Stack>
    </section>
  );
}
