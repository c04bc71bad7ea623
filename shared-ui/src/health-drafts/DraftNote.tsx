import { HEALTH_DRAFT_DAYS } from '@saltbush/contract';
import { Text } from '@saltbush/shared-ui/design/core';
import type { HealthDraftState } from './health-draft';

interface DraftNoteProps {
  draft: Pick<HealthDraftState, 'owner' | 'saving' | 'isReady'>;
  /** Where a guest's answers are kept. */
  guest: 'tab' | 'device';
}

const DAYS = `${HEALTH_DRAFT_DAYS} days`;

/** Says where what is entered is kept, and for how long. */
export function DraftNote({ draft, guest }: DraftNoteProps) {
  const { owner, saving, isReady } = draft;
  const places = {
    tab: 'What you enter is kept, encrypted, until you close this tab.',
    device: `What you enter is kept, encrypted, on this device for ${DAYS}.`,
  };
  const words = owner ? `What you enter is kept, encrypted, in your account for ${DAYS}.` : places[guest];
  const shown = saving === 'unkept' ? 'We can’t keep what you enter right now. You can go on.' : words;
  return (
    <Text size="sm" tone="muted">
      <span data-saving={isReady ? saving : undefined}>{shown}</span>
    </Text>
  );
}
