import { SegmentedChoice, TextArea } from '@saltbush/shared-ui/design/forms';
import { useController } from 'react-hook-form';
import type { PatientFormState } from '../model/use-patient-form';
import { FormSection } from './FormSection';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const TEXTS = [
  { name: 'allergies', label: 'Allergies', hint: 'For example, penicillin' },
  { name: 'conditions', label: 'Medical conditions', hint: 'For example, asthma or high blood pressure' },
  { name: 'medication', label: 'Current medication', hint: 'Also over-the-counter medicines and vitamins' },
] as const;

/** Health information that pharmacists and practitioners need before they dispense or prescribe. */
export function HealthFields({ form }: { form: PatientFormState }) {
  const { register, control, formState } = form;
  const pregnancy = useController({ control, name: 'is_pregnant_breastfeeding' }).field;
  return (
    <FormSection
      title="Health"
      note="Our pharmacists and practitioners use this to check what is safe. It is stored encrypted, and only shown to them and to you."
    >
      <SegmentedChoice
        legend="Pregnant or breastfeeding?"
        name="is_pregnant_breastfeeding"
        options={YES_NO}
        value={pregnancy.value}
        onChange={pregnancy.onChange}
      />
      {TEXTS.map(({ name, label, hint }) => (
        <TextArea
          key={name}
          label={label}
          optional
          rows={2}
          hint={hint}
          autoComplete="off"
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
    </FormSection>
  );
}
