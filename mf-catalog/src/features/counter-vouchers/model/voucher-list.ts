import { PROMOTION_STATES, type PromotionState } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

/** What a list of vouchers shows, as its address keeps it. */
export interface VoucherList {
  show: PromotionState;
  after: string | null;
}

/** Reads a list from its address; unknown lists mean what is running. */
export const readVoucherList = (search: URLSearchParams): VoucherList => ({
  show: PROMOTION_STATES.find((state) => state === search.get('show')) ?? 'running',
  after: search.get('after'),
});

/** Returns the address of a list. */
export function voucherListAddress({ show, after }: VoucherList): string {
  const query = new URLSearchParams({ show, ...(after && { after }) });
  return `${links.staff.vouchers()}?${query}`;
}
