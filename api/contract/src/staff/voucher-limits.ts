/** The most uses that a limited voucher can have, by all customers and by each of them. */
export const MAX_VOUCHER_USES = 1_000_000;
export const MAX_USES_PER_CUSTOMER = 20;
