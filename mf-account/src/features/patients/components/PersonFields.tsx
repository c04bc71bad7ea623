import { DateOfBirth, FieldRow, SegmentedChoice, TextField } from '@saltbush/shared-ui/design/forms';
import { useController } from 'react-hook-form';
import type { PatientFormState } from '../form/use-patient-form';
import { FormPart } from './FormPart';

const GENDER_OPTIONS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

/** Who the patient is: name, date of birth, gender and phone. */
export function PersonFields({ form }: { form: PatientFormState }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const dob = useController({ control, name: 'dob' }).field;
  const gender = useController({ control, name: 'gender' }).field;
  return (
    <FormPart title="About the patient" note="Names as they stand on the Medicare card or script.">
      <FieldRow>
        <TextField
          label="First name"
          autoComplete="section-patient given-name"
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="section-patient family-name"
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </FieldRow>
      <DateOfBirth
        name="dob"
        value={dob.value || null}
        onChange={(iso) => dob.onChange(iso ?? '')}
        error={errors.dob?.message}
      />
      <SegmentedChoice
        legend="Gender"
        name="gender"
        options={GENDER_OPTIONS}
        value={gender.value || null}
        onChange={gender.onChange}
        error={errors.gender?.message}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="section-patient tel"
        hint="The pharmacist or practitioner may call about a medicine."
        error={errors.phone?.message}
        {...register('phone')}
      />
    </FormPart>
  );
}
