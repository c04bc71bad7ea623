import { promotionState } from '@saltbush/contract';
import type { PromotionDocument } from './documents';

/** @returns whether shoppers get a promotion at a moment */
export const isRunning = (
  promotion: Pick<PromotionDocument, 'is_draft' | 'starts_at' | 'end_date'>,
  now: Date,
): boolean => promotionState(promotion, now) === 'running';
