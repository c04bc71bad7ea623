import { emailError } from '@saltbush/contract';
import { Banner, Button, Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestPasswordReset } from '../api/password-reset';

/** Requests a password reset link (rule accounts-02). The response does not reveal whether the account exists. */
export function ForgotPasswordForm({ onSignIn }: { onSignIn: () => void }) {
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const [answer, setAnswer] = useState<{ ok: boolean; message: string } | null>(null);
  const submit = handleSubmit(async ({ email }) => {
    setAnswer(null);
    setAnswer(await requestPasswordReset(email.trim()));
  });
  return (
    <Stack gap={6}>
      <Text tone="muted">
        Tell us the e-mail address of your account, and we will send you a link to set a new password. It
        works once, for 30 minutes.
      </Text>
      {answer && (
        <Banner tone={answer.ok ? 'success' : 'error'} live>
          {answer.message}
        </Banner>
      )}
      <FormLayout onSubmit={submit} startAt="email">
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email', { validate: (email) => emailError(email) ?? true })}
        />
        <Button type="submit" block status={formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Sending…">
          {answer?.ok ? 'Send another link' : 'Send me a link'}
        </Button>
      </FormLayout>
      <Text tone="muted">
        Remembered it? <TextButton onClick={onSignIn}>Sign in</TextButton>
      </Text>
    </Stack>
  );
}
