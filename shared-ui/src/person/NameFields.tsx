import { FieldRow, TextField } from '@saltbush/shared-ui/design/forms';
import { useFormContext } from 'react-hook-form';
import { autofillName } from './autofill-name';

/** A name as entered. */
export interface NameValues {
  first_name: string;
  last_name: string;
}

export interface NameFieldsProps {
  /** Autofill section: `shipping`, `section-patient`; omit it for the user's own details. */
  autofill?: string;
}

/** First and last name side by side, for use within a form of `NameValues`. */
export function NameFields({ autofill }: NameFieldsProps) {
  const { register, formState } = useFormContext<NameValues>();
  const { errors } = formState;
  return (
    <FieldRow>
      <TextField
        label="First name"
        autoComplete={autofillName('given-name', autofill)}
        error={errors.first_name?.message}
        {...register('first_name')}
      />
      <TextField
        label="Last name"
        autoComplete={autofillName('family-name', autofill)}
        error={errors.last_name?.message}
        {...register('last_name')}
      />
    </FieldRow>
  );
}
