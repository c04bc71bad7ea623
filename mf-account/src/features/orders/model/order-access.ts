/** What lets a customer change an order: its reference when signed in, or the token of its link. */
export type OrderAccess = { reference: string } | { token: string };
