/** Prefix of every query about the shopper's appointments. */
export const APPOINTMENTS_KEY = ['mf-telehealth', 'appointments'] as const;
