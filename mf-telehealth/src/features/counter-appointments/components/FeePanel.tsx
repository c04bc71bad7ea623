import { feeReasonError } from '@saltbush/contract';
import { Banner, Button, formatCents } from '@saltbush/shared-ui/design/core';
import { CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { returnFee } from '../api/return-fee';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import { useAppointmentStep } from '../model/use-appointment-step';
import styles from './Counter.module.css';

function ReturnForm({ booking }: Pick<StaffAppointment, 'booking'>) {
  const step = useAppointmentStep(booking.uuid);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = feeReasonError(reason);
    setError(problem);
    if (!problem) await step.take(() => returnFee(booking.uuid, reason));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {step.failure !== null && (
        <Banner tone="error" live>
          {step.failure}
        </Banner>
      )}
      <p>For when we have failed: nobody rang, or the outcome is wrong. It stays as put down.</p>
      <TextField
        label="Why the fee is returned"
        hint="Kept sealed; the patient does not read it, and is mailed that the fee comes back."
        name="fee-reason"
        autoComplete="off"
        value={reason}
        onChange={(event) => {
          setError(null);
          setReason(event.currentTarget.value);
        }}
        error={error ?? undefined}
      />
      <div>
        <Button type="submit" size="sm" variant="danger" status={step.status}>
          Return the fee of {formatCents(booking.fee)}
        </Button>
      </div>
    </form>
  );
}

/** The fee of a consultation that has ended: it is returned in full, once (rule health-36). */
export function FeePanel({ appointment: { booking, returned_fee } }: { appointment: StaffAppointment }) {
  return (
    <CounterPanel title="Fee">
      {returned_fee ? (
        <p className={styles.text}>
          Returned by {returned_fee.returned_by}, {formatMoment(returned_fee.returned_at)}:{' '}
          {returned_fee.reason}
        </p>
      ) : (
        <ReturnForm booking={booking} />
      )}
    </CounterPanel>
  );
}
