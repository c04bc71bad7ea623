/** A Tuesday at 11 am in Sydney: within business hours, before the same-day cutoff. */
export const BUSINESS_HOURS = new Date('2026-11-24T11:00:00+11:00');

/** Every product that tests know by name is in a sample shop of this size. */
export const USUAL_PRODUCTS = 400;
