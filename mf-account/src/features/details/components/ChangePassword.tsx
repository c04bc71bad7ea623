import { PASSWORD_MISSING, PASSWORD_RULES, passwordError } from '@saltbush/contract';
import { PasswordField } from '@saltbush/shared-ui/design/forms';
import { changePassword } from '../api/change-password';
import type { ChangeProps } from '../model/change-props';
import { useAccountForm } from '../model/use-account-form';
import { AccountSheet } from './AccountSheet';
import { SignInAgain } from './SignInAgain';

/** Replaces the password, which ends all other sign-ins; gives one to an account that has none. */
export default function ChangePassword({ account, onDone, onClose, finalFocus }: ChangeProps) {
  const { has_password: hasPassword, is_recent_sign_in: isRecent } = account;
  const title = hasPassword ? 'Change your password' : 'Set a password';
  const start = { current_password: '', password: '' };
  const { form, submit, failure } = useAccountForm(start, async ({ current_password, password }) => {
    await changePassword({ current_password: current_password || null, password });
    onDone('Your password was changed. All other devices are signed out.');
  });
  const { register, formState } = form;
  if (!hasPassword && !isRecent) return <SignInAgain title={title} onClose={onClose} />;
  return (
    <AccountSheet
      {...{ title, failure, onClose, finalFocus }}
      intro="You stay signed in here; all other devices are signed out."
      label="Save new password"
      busyLabel="Saving…"
      isBusy={formState.isSubmitting}
      onSubmit={submit}
    >
      {hasPassword && (
        <PasswordField
          label="Present password"
          autoComplete="current-password"
          error={formState.errors.current_password?.message}
          {...register('current_password', { required: PASSWORD_MISSING })}
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        rules={PASSWORD_RULES}
        error={formState.errors.password?.message}
        {...register('password', { validate: (password) => passwordError(password) ?? true })}
      />
    </AccountSheet>
  );
}
