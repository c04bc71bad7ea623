import { Banner, Button, Cluster, TextButton } from '@saltbush/shared-ui/design/core';
import { openOverlay } from '@saltbush/shared-ui/platform';
import type { HealthDraftState } from './health-draft';

/** Heading of a page whose form waits for its owner. */
export const SIGN_IN_TO_GO_ON = 'Sign in to go on';

interface LeftNoteProps {
  draft: Pick<HealthDraftState, 'owner' | 'left'>;
  /** What was begun: "booking". */
  noun: string;
  onDismiss: () => void;
}

/** Whether the form of whoever has left is not to be begun anew yet: signing in goes on with it. */
export const isLeftBehind = ({ owner, left }: LeftNoteProps['draft']): boolean =>
  left !== null && owner === null;

/** Says what became of a form whose owner has signed out, or somebody else in, in another tab (rule health-21). */
export function LeftNote({ draft: { owner, left }, noun, onDismiss }: LeftNoteProps) {
  if (!left) return null;
  if (owner !== null) {
    return (
      <Banner tone="warning" title="You are signed in to another account now" live>
        The {noun} that was begun here belongs to the account before. It is not shown here; its owner finds
        what was kept of it in that account.
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title="You have been signed out" live>
      {left.isKept
        ? `What you entered for your ${noun} is kept, encrypted, in your account.`
        : `What you entered last for your ${noun} may not have been kept; the rest is in your account.`}{' '}
      Sign in to go on where you stopped.
      <Cluster gap={3}>
        <Button onClick={() => openOverlay('auth', { mode: 'login' })}>Sign in and go on</Button>
        <TextButton onClick={onDismiss}>Begin anew without it</TextButton>
      </Cluster>
    </Banner>
  );
}
