import { emailError, PASSWORD_MISSING } from '@saltbush/contract';
import { Banner, Button, Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { FormLayout, PasswordField, TextField } from '@saltbush/shared-ui/design/forms';
import { signIn } from '@saltbush/shared-ui/platform';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';

interface SignInFields {
  email: string;
  password: string;
}

interface SignInFormProps {
  /** Alternative ways to sign in. */
  before?: ReactNode;
  /** Shows that the password has just been reset. */
  wasReset?: boolean;
  /** Moves focus to the first field, because the button that opened the form is no longer rendered. */
  focusFirst?: boolean;
  onSignedIn: () => void;
  /** Without it, no account is offered: whoever is asked has one. */
  onSignUp?: () => void;
  onForgot: () => void;
}

/** Email and password form. The error does not reveal which of the two was wrong. */
export function SignInForm({
  before,
  wasReset = false,
  focusFirst = false,
  onSignedIn,
  onSignUp,
  onForgot,
}: SignInFormProps) {
  const { register, handleSubmit, formState } = useForm<SignInFields>({ shouldFocusError: true });
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const result = await signIn(fields);
    if (result.ok) onSignedIn();
    else setFailure(result.message);
  });
  return (
    <Stack gap={6}>
      {before}
      {wasReset && !failure && (
        <Banner tone="success" live>
          Your password was changed. Please sign in with the new one.
        </Banner>
      )}
      {failure && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <FormLayout onSubmit={submit} startAt={focusFirst ? 'email' : undefined}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email', { validate: (email) => emailError(email) ?? true })}
        />
        <PasswordField
          label="Password"
          error={formState.errors.password?.message}
          {...register('password', { required: PASSWORD_MISSING })}
        />
        <div>
          <TextButton onClick={onForgot}>Forgot your password?</TextButton>
        </div>
        <Button type="submit" block status={formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Signing in…">
          Sign in
        </Button>
      </FormLayout>
      {onSignUp && (
        <Text tone="muted">
          New to Saltbush Health? <TextButton onClick={onSignUp}>Create an account</TextButton>
        </Text>
      )}
    </Stack>
  );
}
