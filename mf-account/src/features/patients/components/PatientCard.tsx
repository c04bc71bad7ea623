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
  formatAddress,
  formatDateOfBirth,
  formatIdentifier,
  formatIhi,
  formatMedicare,
  formatPhone,
  fullName,
} from '../model/format-patient';
import styles from './PatientCard.module.css';

interface PatientCardProps {
  patient: Patient;
  onEdit: () => void;
  onDelete: () => void;
}

/** Returns what prevents the patient's scripts from being dispensed, or null. */
function useWhatIsMissing(patient: Patient): string | null {
  const [now] = useState(() => new Date());
  const today = localDate(now, STATE_TIME_ZONES[patient.state ?? 'NSW']);
  if (!patient.has_address) return 'The address is not complete.';
  if (!formatIdentifier(patient)) return 'Medicare or IHI is missing. Prescriptions need one of them.';
  const { hola_medicare_expiry } = patient;
  return hola_medicare_expiry ? medicareExpiryError(hola_medicare_expiry, today) : null;
}

/** Details of the patient; empty fields are omitted. */
const rowsOf = (patient: Patient): [name: string, value: string][] => [
  ['Born', formatDateOfBirth(patient.dob)],
  ['Phone', formatPhone(patient.phone)],
  ['Address', patient.has_address ? formatAddress(patient) : ''],
  ['Medicare', formatMedicare(patient) ?? ''],
  ['IHI', formatIhi(patient) ?? ''],
  ['Allergies', patient.allergies],
  ['Conditions', patient.conditions],
  ['Medication', patient.medication],
  ['Also', patient.is_pregnant_breastfeeding ? 'Pregnant or breastfeeding' : ''],
];

/** Card of a patient: identity, address and health information. */
export function PatientCard({ patient, onEdit, onDelete }: PatientCardProps) {
  const missing = useWhatIsMissing(patient);
  const name = fullName(patient);
  return (
    <article className={styles.card} aria-label={name}>
      <Stack gap={4} className={styles.details}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        <dl className={styles.rows}>
          {rowsOf(patient)
            .filter(([, value]) => value)
            .map(([term, value]) => (
              <div key={term} className={styles.row}>
                <dt>{term}</dt>
                <dd>{value}</dd>
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
