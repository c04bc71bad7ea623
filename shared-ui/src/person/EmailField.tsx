import { TextField } from '@saltbush/shared-ui/design/forms';
import { useFormContext } from 'react-hook-form';

/** Values of a form with `EmailField`. */
export interface EmailValues {
  email: string;
}

interface EmailFieldProps {
  /** Hint: what the address is used for. */
  hint: string;
}

/** The user's own e-mail address, for use within a form of `EmailValues`. */
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
