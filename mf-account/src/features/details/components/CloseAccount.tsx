import { DELETED_RECORDS, ENDED_WITH_ACCOUNT, KEPT_RECORDS, PASSWORD_MISSING } from '@saltbush/contract';
import { Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Checkbox, PasswordField } from '@saltbush/shared-ui/design/forms';
import { signOut } from '@saltbush/shared-ui/platform';
import { closeAccount } from '../api/close-account';
import type { ChangeProps } from '../model/change-props';
import { useAccountForm } from '../model/use-account-form';
import { AccountSheet } from './AccountSheet';
import styles from './Details.module.css';
import { SignInAgain } from './SignInAgain';

const TITLE = 'Close your account';

function Records({ title, records }: { title: string; records: readonly string[] }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record}>{record}</li>
        ))}
      </ul>
    </Stack>
  );
}

function Consequences() {
  return (
    <Stack gap={5}>
      <Records title="What ends" records={ENDED_WITH_ACCOUNT} />
      <Records title="What we delete" records={DELETED_RECORDS} />
      <Records title="What the law asks us to keep" records={KEPT_RECORDS} />
      <Text tone="muted">You can make a new account with the same address at any time.</Text>
    </Stack>
  );
}

/** Closes the account, after saying what ends, what is deleted and what is kept. */
export default function CloseAccount({ account, onClose, finalFocus }: Omit<ChangeProps, 'onDone'>) {
  const { has_password: hasPassword, is_recent_sign_in: isRecent } = account;
  const start = { password: '', isSure: false };
  const { form, submit, failure } = useAccountForm(start, async ({ password }) => {
    const { redirect } = await closeAccount({ password: password || null });
    await signOut(redirect);
  });
  const { register, formState } = form;
  if (!hasPassword && !isRecent) return <SignInAgain title={TITLE} onClose={onClose} />;
  return (
    <AccountSheet
      {...{ failure, onClose, finalFocus }}
      title={TITLE}
      intro={<Consequences />}
      label="Close my account"
      busyLabel="Closing your account…"
      variant="danger"
      isBusy={formState.isSubmitting}
      onSubmit={submit}
    >
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: PASSWORD_MISSING })}
        />
      )}
      <Checkbox
        label="I understand that this cannot be undone"
        error={formState.errors.isSure?.message}
        {...register('isSure', { required: 'Please tick this box first' })}
      />
    </AccountSheet>
  );
}
