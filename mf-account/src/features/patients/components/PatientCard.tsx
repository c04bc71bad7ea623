import { localDate, medicareExpiryError, STATE_TIME_ZONES } from '@saltbush/contract';
import {
  Button,
  Cluster,
  Heading,
  InlineMessage,
  Stack,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { PencilIcon, Trash2Icon } from '@saltbush/shared-ui/design/icons';
import { useState } from 'react';
import type { Patient } from '../api/patients';
import { editButtonId } from '../model/edit-button';
import {
  addressWords,
  dobWords,
  fullName,
  identifierWords,
  ihiWords,
  medicareWords,
  phoneWords,
} from '../model/patient-words';
import styles from './PatientCard.module.css';

interface PatientCardProps {
  patient: Patient;
  onEdit: () => void;
  onDelete: () => void;
}

/** What keeps the patient's scripts from being filled, before it does; null when nothing. */
function useWhatIsMissing(patient: Patient): string | null {
  const [now] = useState(() => new Date());
  const today = localDate(now, STATE_TIME_ZONES[patient.state ?? 'NSW']);
  if (!patient.has_address) return 'The address is not complete.';
  if (!identifierWords(patient)) return 'Medicare or IHI is missing. Prescriptions need one of them.';
  const { hola_medicare_expiry } = patient;
  return hola_medicare_expiry ? medicareExpiryError(hola_medicare_expiry, today) : null;
}

/** What is known, with its name; what was left empty is not there. */
const rowsOf = (patient: Patient): [name: string, words: string][] => [
  ['Born', dobWords(patient.dob)],
  ['Phone', phoneWords(patient.phone)],
  ['Address', patient.has_address ? addressWords(patient) : ''],
  ['Medicare', medicareWords(patient) ?? ''],
  ['IHI', ihiWords(patient) ?? ''],
  ['Allergies', patient.allergies],
  ['Conditions', patient.conditions],
  ['Medication', patient.medication],
  ['Also', patient.is_pregnant_breastfeeding ? 'Pregnant or breastfeeding' : ''],
];

/** One patient of the account: who, where, and what a pharmacist has to know. */
export function PatientCard({ patient, onEdit, onDelete }: PatientCardProps) {
  const missing = useWhatIsMissing(patient);
  const name = fullName(patient);
  return (
    <article className={styles.card} aria-label={name}>
      <Stack gap={4} className={styles.words}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        <dl className={styles.rows}>
          {rowsOf(patient)
            .filter(([, words]) => words)
            .map(([term, words]) => (
              <div key={term} className={styles.row}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
        </dl>
        {missing && <InlineMessage tone="warning">{missing}</InlineMessage>}
      </Stack>
      <Cluster gap={2} className={styles.actions}>
        <Button id={editButtonId(patient)} variant="secondary" size="sm" icon={PencilIcon} onClick={onEdit}>
          Edit <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button variant="quiet" size="sm" icon={Trash2Icon} onClick={onDelete}>
          Delete <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Cluster>
    </article>
  );
}
