/** States of a promotion, in their order. */
export const PROMOTION_STATES = ['draft', 'coming', 'running', 'ended'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** What staff do with a promotion. */
export type PromotionStep = 'save' | 'discard' | 'publish' | 'change' | 'end';

/**
 * Products and numbers of a published promotion never change: what a cart has shown stays explainable (rule promotions-02).
 * Its words and its end do, and a copy of it is a new draft.
 */
const STEPS: Readonly<Record<PromotionState, readonly PromotionStep[]>> = {
  draft: ['save', 'discard', 'publish'],
  coming: ['change', 'end'],
  running: ['change', 'end'],
  ended: [],
};

/** What the state of a promotion depends on. Before the counter made promotions, none was a draft. */
interface Dated {
  is_draft?: boolean;
  starts_at: Date;
  end_date: Date;
}

/** @returns the state of a promotion at a moment; it runs from its beginning until just before its end */
export function promotionState({ is_draft, starts_at, end_date }: Dated, now: Date): PromotionState {
  if (is_draft) return 'draft';
  if (end_date <= now) return 'ended';
  return starts_at <= now ? 'running' : 'coming';
}

/** @returns whether a step is possible in a state */
export const mayTakeStep = (state: PromotionState, step: PromotionStep): boolean =>
  STEPS[state].includes(step);
