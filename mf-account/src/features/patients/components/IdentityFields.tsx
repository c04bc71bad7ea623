import { TextField } from '@saltbush/shared-ui/design/forms';
import { PersonFields } from '@saltbush/shared-ui/person';
import type { PatientFormState } from '../model/use-patient-form';
import { FormSection } from './FormSection';

/** Fields for name, date of birth, gender and phone. */
export function IdentityFields({ form }: { form: PatientFormState }) {
  const { register, formState } = form;
  return (
    <FormSection title="About the patient" note="Names as they appear on the Medicare card or script.">
      <PersonFields autofill="section-patient" />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="section-patient tel"
        hint="The pharmacist or practitioner may call about a medicine."
        error={formState.errors.phone?.message}
        {...register('phone')}
      />
    </FormSection>
  );
}
