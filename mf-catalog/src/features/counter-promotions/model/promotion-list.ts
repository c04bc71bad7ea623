import { PROMOTION_STATES, type PromotionState } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

/** What a list of promotions shows, as its address keeps it. */
export interface PromotionList {
  show: PromotionState;
  after: string | null;
}

/** Reads a list from its address; unknown lists mean what is running. */
export const readPromotionList = (search: URLSearchParams): PromotionList => ({
  show: PROMOTION_STATES.find((state) => state === search.get('show')) ?? 'running',
  after: search.get('after'),
});

/** Returns the address of a list. */
export function promotionListAddress({ show, after }: PromotionList): string {
  const query = new URLSearchParams({ show, ...(after && { after }) });
  return `${links.staff.promotions()}?${query}`;
}
