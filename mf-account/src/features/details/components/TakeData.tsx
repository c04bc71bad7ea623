import { PASSWORD_MISSING, SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { PasswordField } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import { takeData } from '../api/take-data';
import type { ChangeProps } from '../model/change-props';
import { useAccountForm } from '../model/use-account-form';
import { AccountSheet } from './AccountSheet';
import { SignInAgain } from './SignInAgain';

const TITLE = 'Download your data';

/** Saves a file with everything that the shop holds about the shopper. */
export default function TakeData({ account, onDone, onClose, finalFocus }: ChangeProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, submit } = useAccountForm({ password: '' }, async ({ password }) => {
    setRefusal(null);
    const result = await takeData(password || null);
    if (result.ok) onDone('Your data was saved as my-data.json.');
    else setRefusal(result.message || SOMETHING_WENT_WRONG);
  });
  const { register, formState } = form;
  const { has_password: hasPassword, is_recent_sign_in: isRecent } = account;
  if (!hasPassword && !isRecent) return <SignInAgain title={TITLE} onClose={onClose} />;
  return (
    <AccountSheet
      {...{ onClose, finalFocus }}
      failure={refusal}
      title={TITLE}
      intro="The file holds your account, orders, patients, consultations, programs, favourites and food tracker. It contains health details: keep it where only you can read it."
      label="Download"
      busyLabel="Collecting your data…"
      isBusy={formState.isSubmitting}
      onSubmit={submit}
    >
      {hasPassword && !isRecent && (
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
