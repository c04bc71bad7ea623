import { emailError } from '@saltbush/contract';
import { Banner, Button, Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { FormLayout, PasswordField, TextField } from '@saltbush/shared-ui/design/forms';
import { signIn } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface SignInFields {
  email: string;
  password: string;
}

interface SignInFormProps {
  onSignedIn: () => void;
  onSignUp: () => void;
}

/** E-mail and password; the shop's answer does not tell which of the two was wrong. */
export function SignInForm({ onSignedIn, onSignUp }: SignInFormProps) {
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
      {failure && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <FormLayout onSubmit={submit}>
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
          {...register('password', { required: 'Please enter your password' })}
        />
        <Button type="submit" block status={formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Signing in…">
          Sign in
        </Button>
      </FormLayout>
      <Text tone="muted">
        New to Saltbush Health? <TextButton onClick={onSignUp}>Create an account</TextButton>
      </Text>
    </Stack>
  );
}
