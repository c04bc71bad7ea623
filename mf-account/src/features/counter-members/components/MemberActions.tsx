import { Banner, Button, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { Members } from '../api/members-fields';
import { removeMember } from '../api/remove-member';
import { resetSecondFactor } from '../api/reset-second-factor';
import { useMemberChange } from '../model/use-members';
import styles from './Members.module.css';

interface Action {
  /** What the button says at first, and when it is to be pressed again. */
  label: string;
  confirm: string;
  work: () => Promise<Members>;
}

/** Buttons beside a member or an invitation; what cannot be undone is confirmed by a second press. */
function Actions({ whose, actions }: { whose: string; actions: readonly Action[] }) {
  const [asked, setAsked] = useState<string>();
  const { status, change, failure } = useMemberChange();
  const press = async ({ label, work }: Action) => {
    if (asked !== label) return setAsked(label);
    await change(work);
    setAsked(undefined);
  };
  return (
    <div className={styles.actions}>
      {actions.map((action) => {
        const isAsked = asked === action.label;
        const words = isAsked ? action.confirm : action.label;
        return (
          <Button
            key={action.label}
            size="sm"
            variant={isAsked ? 'danger' : 'secondary'}
            status={isAsked ? status : 'idle'}
            onClick={() => void press(action)}
          >
            {words}
            <VisuallyHidden> {whose}</VisuallyHidden>
          </Button>
        );
      })}
      {asked && (
        <Button size="sm" variant="quiet" onClick={() => setAsked(undefined)}>
          Keep
        </Button>
      )}
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
    </div>
  );
}

/** Takes a role, or resets a lost authenticator app. */
export function MemberActions({ id, email, hasApp }: { id: string; email: string; hasApp: boolean }) {
  const reset = {
    label: 'Reset app',
    confirm: 'Reset it and sign out',
    work: () => resetSecondFactor(id),
  };
  const remove = {
    label: 'Remove',
    confirm: 'Remove and sign out',
    work: () => removeMember(email),
  };
  return <Actions whose={email} actions={hasApp ? [reset, remove] : [remove]} />;
}

/** Takes an invitation back. */
export function InvitationActions({ email }: { email: string }) {
  const takeBack = { label: 'Take back', confirm: 'Take it back', work: () => removeMember(email) };
  return <Actions whose={email} actions={[takeBack]} />;
}
