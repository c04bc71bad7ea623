import { PASSWORD_RULES, passwordError } from '@saltbush/contract';
import { Banner, Button, Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { FormLayout, PasswordField } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPassword } from '../api/password-reset';

interface ResetPasswordFormProps {
  /** Token of the reset link. */
  token: string;
  onReset: () => void;
  onNewLink: () => void;
}

/** Sets a new password from a reset link, with the same rules as sign-up (rule accounts-02). */
export function ResetPasswordForm({ token, onReset, onNewLink }: ResetPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<{ password: string }>({
    mode: 'onTouched',
  });
  const [failure, setFailure] = useState<{ message: string; isLinkExpired: boolean } | null>(null);
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    const result = await resetPassword({ token, password });
    if (result.ok) onReset();
    else setFailure({ message: result.message, isLinkExpired: result.isLinkExpired ?? false });
  });
  return (
    <Stack gap={6}>
      {failure && (
        <Banner tone="error" live>
          {failure.message}
        </Banner>
      )}
      {failure?.isLinkExpired ? (
        <Button block onClick={onNewLink}>
          Send me a new link
        </Button>
      ) : (
        <FormLayout onSubmit={submit} startAt="password">
          <PasswordField
            label="New password"
            rules={PASSWORD_RULES}
            error={formState.errors.password?.message}
            {...register('password', { validate: (password) => passwordError(password) ?? true })}
          />
          <Button type="submit" block status={formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Saving…">
            Set new password
          </Button>
        </FormLayout>
      )}
      <Text tone="muted">
        You will be signed out on all devices. Link not working?{' '}
        <TextButton onClick={onNewLink}>Ask for another one</TextButton>
      </Text>
    </Stack>
  );
}
