import type { PromotionState } from '../staff/promotion-states';

/** Errors of the desks of promotions and vouchers. */
export const PROMOTION_ERRORS = {
  /** `when`: the moment in the shop's zone. */
  PROMOTION_MOVED: ({ staff_name, when }: { staff_name: string; when: string }) =>
    `${staff_name || 'A colleague'} changed this promotion on ${when}. Please look at it again.`,
  PROMOTION_STATE: ({ state }: { state: PromotionState }) =>
    ({
      draft: 'This promotion is still a draft.',
      coming: 'This promotion is published: its products and numbers stay. End it and begin with a copy.',
      running: 'This promotion is running: its products and numbers stay. End it and begin with a copy.',
      ended: 'This promotion has ended. Begin with a copy.',
    })[state],
  /** `when`: the moment in the shop's zone. */
  VOUCHER_MOVED: ({ staff_name, when }: { staff_name: string; when: string }) =>
    `${staff_name || 'A colleague'} changed this voucher on ${when}. Please look at it again.`,
  VOUCHER_STATE: ({ state }: { state: PromotionState }) =>
    ({
      draft: 'This voucher is still a draft.',
      coming: 'This voucher is published: what it gives stays. End it and begin with a copy.',
      running: 'This voucher is running: what it gives stays. End it and begin with a copy.',
      ended: 'This voucher has ended. Begin with a copy.',
    })[state],
};
