/** A Tuesday at 11 am in Sydney: within business hours, before the same-day cutoff. */
export const BUSINESS_HOURS = new Date('2026-11-24T11:00:00+11:00');

/** A sample shop of this size contains every product that tests refer to by name. */
export const USUAL_PRODUCTS = 400;
