import {
  CERTIFICATE_DAYS,
  CERTIFICATE_DAYS_BACK,
  CERTIFICATE_PURPOSES,
  type CertificatePurpose,
} from '@saltbush/contract';
import { focusField } from '@saltbush/shared-ui/counter';
import { Button } from '@saltbush/shared-ui/design/core';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { PURPOSE_WORDS } from '../../../shared/certificate/certificate-words';
import { issueCertificate } from '../api/issue-certificate';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import {
  type CertificateErrors,
  type CertificateFields,
  certificateErrors,
  firstFields,
  validCertificate,
} from '../model/certificate-form';
import type { AppointmentStep } from '../model/use-appointment-step';
import styles from './Counter.module.css';

interface CertificateFormProps {
  appointment: StaffAppointment;
  step: AppointmentStep;
}

const OPTIONS = CERTIFICATE_PURPOSES.map((value) => ({ value, label: PURPOSE_WORDS[value] }));

/** Fields that can be wrong, in the order of the form. */
const TEXTS = ['patient_name', 'from', 'to', 'reason'] as const;
const DAYS_HINT = `Included. At most ${CERTIFICATE_DAYS} days in all, from ${CERTIFICATE_DAYS_BACK} days before the consultation on.`;

/** The fields, their errors, and how to issue what they hold; the reason is empty again once that is done. */
function useCertificateForm({ appointment, step }: CertificateFormProps) {
  const [fields, setFields] = useState(() => firstFields(appointment));
  const [errors, setErrors] = useState<CertificateErrors>({});
  const set = (change: Partial<CertificateFields>) => {
    setErrors({});
    setFields((now) => ({ ...now, ...change }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = certificateErrors(fields, appointment);
    setErrors(found);
    const wrong = TEXTS.find((name) => found[name]);
    if (wrong) {
      focusField(event.currentTarget, wrong);
      return;
    }
    const seen = appointment.certificates[0]?.certificate.version ?? 0;
    const isDone = await step.take(() =>
      issueCertificate({ uuid: appointment.booking.uuid, seen, ...fields }),
    );
    if (isDone) set({ reason: '' });
  };
  const textOf = (name: (typeof TEXTS)[number]) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => set({ [name]: currentTarget.value }),
  });
  return { fields, set, submit, textOf };
}

/** Issues a certificate, or one that replaces the one that holds. Nothing of why is on it. */
export function CertificateForm({ appointment, step }: CertificateFormProps) {
  const { fields, set, submit, textOf } = useCertificateForm({ appointment, step });
  const isReplaced = validCertificate(appointment) !== null;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Select
        label="Certificate"
        name="purpose"
        value={fields.purpose}
        options={OPTIONS}
        onChange={(event) => set({ purpose: event.currentTarget.value as CertificatePurpose })}
      />
      <TextField label="Patient’s name" autoComplete="off" {...textOf('patient_name')} />
      <TextField label="First day" type="date" {...textOf('from')} />
      <TextField label="Last day" type="date" hint={DAYS_HINT} {...textOf('to')} />
      {isReplaced && (
        <TextField
          label="Why it is replaced"
          hint="Kept sealed; the patient does not read it."
          autoComplete="off"
          {...textOf('reason')}
        />
      )}
      <div>
        <Button type="submit" size="sm" status={step.status}>
          {isReplaced ? 'Issue replacement' : 'Issue certificate'}
        </Button>
      </div>
    </form>
  );
}
