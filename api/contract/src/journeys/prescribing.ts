/** The most of a medicine in one supply, and the most supplies, that a practitioner may prescribe in a program. */
export const MAX_PRESCRIBED = 10;
export const MAX_REPEATS = 12;
