import { TextField } from '@saltbush/shared-ui/design/forms';
import { useFormContext } from 'react-hook-form';

/** What a form with `EmailField` holds. */
export interface EmailValues {
  email: string;
}

interface EmailFieldProps {
  /** What the address is used for. */
  hint: string;
}

/** The shopper's own e-mail address, in the form around it (`EmailValues`). */
export function EmailField({ hint }: EmailFieldProps) {
  const { register, formState } = useFormContext<EmailValues>();
  return (
    <TextField
      label="E-mail"
      type="email"
      autoComplete="email"
      hint={hint}
      error={formState.errors.email?.message}
      {...register('email')}
    />
  );
}
