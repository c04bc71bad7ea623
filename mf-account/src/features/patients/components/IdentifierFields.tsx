import { FieldRow, RadioGroup, TextField } from '@saltbush/shared-ui/design/forms';
import { useController } from 'react-hook-form';
import type { Patient } from '../api/patients';
import { unchangedOption } from '../model/format-patient';
import type { PatientFormState } from '../model/use-patient-form';
import { FormSection } from './FormSection';

function MedicareFields({ form }: { form: PatientFormState }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Medicare number"
        inputMode="numeric"
        autoComplete="off"
        hint="The 10 digits across the card"
        error={errors.medicare_number?.message}
        {...register('medicare_number')}
      />
      <FieldRow>
        <TextField
          label="Reference number"
          inputMode="numeric"
          maxLength={1}
          autoComplete="off"
          hint="The digit beside the patient’s name"
          error={errors.medicare_reference?.message}
          {...register('medicare_reference')}
        />
        <TextField
          label="Expiry"
          autoComplete="off"
          placeholder="MM/YYYY"
          hint="The month and year on the card"
          error={errors.medicare_expiry?.message}
          {...register('medicare_expiry')}
        />
      </FieldRow>
    </>
  );
}

/** A Medicare card, or an IHI for patients without one. For an existing patient the stored identifier can stay. */
export function IdentifierFields({ form, patient }: { form: PatientFormState; patient: Patient | null }) {
  const { register, control, formState } = form;
  const choice = useController({ control, name: 'identifier' }).field;
  const options = [
    ...(patient ? [{ value: 'unchanged', ...unchangedOption(patient) }] : []),
    { value: 'medicare', label: patient ? 'Enter a Medicare card' : 'Medicare card' },
    {
      value: 'ihi',
      label: patient ? 'Enter an IHI' : 'IHI',
      hint: 'Individual Healthcare Identifier, for those without Medicare',
    },
  ];
  return (
    <FormSection title="Medicare or IHI" note="Prescriptions and telehealth consults need one of them.">
      <RadioGroup
        legend="Which one?"
        hideLegend
        name="identifier"
        options={options}
        value={choice.value}
        onChange={choice.onChange}
      />
      {choice.value === 'medicare' && <MedicareFields form={form} />}
      {choice.value === 'ihi' && (
        <TextField
          label="IHI number"
          inputMode="numeric"
          autoComplete="off"
          hint="16 digits that begin with 8003 60"
          error={formState.errors.ihi_number?.message}
          {...register('ihi_number')}
        />
      )}
    </FormSection>
  );
}
