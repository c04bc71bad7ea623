import { supplyLimitWords } from '@saltbush/contract';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { TextArea, TextField } from '@saltbush/shared-ui/design/forms';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import type { AppointmentStep } from '../model/use-appointment-step';
import { useScriptForm } from '../model/use-script-form';
import styles from './Counter.module.css';
import { MedicineChoice } from './MedicineChoice';

interface IssueScriptFormProps {
  appointment: StaffAppointment;
  step: AppointmentStep;
}

/** Prescribes a medicine within its limits; what the record says against it is overruled for a reason alone. */
export function IssueScriptForm({ appointment, step }: IssueScriptFormProps) {
  const { form, medicine, against, errors, choose, submit, textOf } = useScriptForm(appointment, step);
  const amount = { type: 'number', min: 1, required: true } as const;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <MedicineChoice {...{ medicine, error: errors.medicine }} onChoose={choose} />
      <TextField
        label="Packs in a supply"
        max={medicine?.limits.perSupply}
        {...amount}
        {...textOf('quantity')}
      />
      <TextField
        label="Supplies, the first included"
        max={medicine?.limits.supplies}
        {...amount}
        {...textOf('supplies')}
      />
      <p aria-live="polite">{medicine && `It can be prescribed as ${supplyLimitWords(medicine.limits)}.`}</p>
      <TextField
        label="Directions"
        hint="How it is taken. The patient and the pharmacist read it."
        autoComplete="off"
        {...textOf('directions')}
      />
      {against.length > 0 && (
        <>
          <Banner tone="warning">{against.join(' ')}</Banner>
          <TextArea
            label="Why it is right all the same"
            hint="Kept sealed with the decision, and in the copy of the patient’s data."
            rows={3}
            {...textOf('why')}
          />
        </>
      )}
      <div>
        <Button type="submit" size="sm" status={step.status}>
          {against.length > 0 ? 'Issue script all the same' : 'Issue script'}
        </Button>
      </div>
    </form>
  );
}
