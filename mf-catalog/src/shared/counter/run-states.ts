import { localMinute, PROMOTION_ZONE, type PromotionState } from '@saltbush/contract';
import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';

/** Names of the lists of what runs for a time. */
export const LIST_LABELS: Readonly<Record<PromotionState, string>> = {
  draft: 'Drafts',
  coming: 'Coming',
  running: 'Running',
  ended: 'Ended',
};

/** States in words, with the kind of mark that each has. */
export const STATE_WORDS: Readonly<Record<PromotionState, { words: string; kind: StateMarkProps['kind'] }>> =
  {
    draft: { words: 'Draft', kind: 'waiting' },
    coming: { words: 'Coming', kind: 'moving' },
    running: { words: 'Running', kind: 'done' },
    ended: { words: 'Ended', kind: 'stopped' },
  };

/** Writes a moment as a field of a day and a time holds it. */
export const writeMoment = (iso: string | undefined): string =>
  iso === undefined ? '' : localMinute(new Date(iso), PROMOTION_ZONE);
