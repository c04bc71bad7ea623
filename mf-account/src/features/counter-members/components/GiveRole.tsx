import { emailError } from '@saltbush/contract';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import { setMemberRole } from '../api/set-role';
import { ROLE_OPTIONS, readChosenRole } from '../model/role-options';
import { useMemberChange } from '../model/use-members';
import styles from './Members.module.css';

/** Gives a role by e-mail: at once to an account, otherwise by an invitation. */
export function GiveRole() {
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();
  const { status, change, failure } = useMemberChange();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email') ?? '').trim();
    const mistake = emailError(email);
    setError(mistake ?? undefined);
    setDone(undefined);
    if (mistake) return;
    const hasWorked = await change(() => setMemberRole(email, readChosenRole(data.get('role'))));
    if (!hasWorked) return;
    setDone(`We have written to ${email}.`);
    form.reset();
  };
  return (
    <CounterPanel title="Give a role">
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="E-mail"
          type="email"
          name="email"
          hint="Without an account it is an invitation, for 14 days"
          error={error}
        />
        <Select label="Role" name="role" options={ROLE_OPTIONS} defaultValue="support" />
        <div>
          <Button type="submit" size="sm" status={status}>
            Give the role
          </Button>
        </div>
        {failure !== null && (
          <Banner tone="error" live>
            {errorMessage(failure)}
          </Banner>
        )}
        {done && (
          <Banner tone="success" live>
            {done}
          </Banner>
        )}
      </form>
    </CounterPanel>
  );
}
