import { emailError, PASSWORD_MISSING } from '@saltbush/contract';
import { PasswordField, TextField } from '@saltbush/shared-ui/design/forms';
import { changeEmail } from '../api/change-email';
import type { ChangeProps } from '../model/change-props';
import { useAccountForm } from '../model/use-account-form';
import { AccountSheet } from './AccountSheet';
import { SignInAgain } from './SignInAgain';

const TITLE = 'Change your email address';

/** Asks for a new address; a link that is sent there changes it. */
export default function ChangeEmail({ account, onDone, onClose, finalFocus }: ChangeProps) {
  const start = { email: '', password: '' };
  const { form, submit, failure } = useAccountForm(start, async ({ email, password }) => {
    const { sent_to } = await changeEmail({ email: email.trim(), password: password || null });
    onDone(
      `We have sent a link to ${sent_to}. Open it in this browser within an hour to change your address.`,
    );
  });
  const { register, formState } = form;
  if (!account.has_password && !account.is_recent_sign_in) {
    return <SignInAgain title={TITLE} onClose={onClose} />;
  }
  const isAsked = account.has_password && !account.is_recent_sign_in;
  return (
    <AccountSheet
      {...{ failure, onClose, finalFocus }}
      title={TITLE}
      intro={`Now it is ${account.email}. We send a link to the new address, and tell the old one once it has changed.`}
      label="Send me the link"
      busyLabel="Sending…"
      isBusy={formState.isSubmitting}
      onSubmit={submit}
    >
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', { validate: (email) => emailError(email) ?? true })}
      />
      {isAsked && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: PASSWORD_MISSING })}
        />
      )}
    </AccountSheet>
  );
}
