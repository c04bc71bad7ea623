import { STAFF_ROLES, type StaffRole } from '@saltbush/contract';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { Select } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import type { Member } from '../api/members-fields';
import { setMemberRole } from '../api/set-role';
import { readChosenRole } from '../model/role-options';
import { useMemberChange } from '../model/use-members';
import styles from './Members.module.css';

const NAMES = STAFF_ROLES.map((role) => ({ value: role, label: role }));

/** A member's role. Whoever gets another one is signed out, so it changes by its button alone. */
export function MemberRole({ member: { email, role } }: { member: Member }) {
  const [chosen, setChosen] = useState<StaffRole>(role);
  const { status, change, failure } = useMemberChange();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change(() => setMemberRole(email, chosen));
  };
  return (
    <form className={`${styles.actions} ${styles.role}`} onSubmit={submit}>
      <Select
        label={`Role of ${email}`}
        hideLabel
        name="role"
        options={NAMES}
        value={chosen}
        onChange={(event) => setChosen(readChosenRole(event.target.value))}
      />
      {chosen !== role && (
        <Button type="submit" size="sm" status={status}>
          Change and sign out
        </Button>
      )}
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
    </form>
  );
}
