/** Width and height of a window, in CSS pixels. */
export type Size = readonly [width: number, height: number];

/** Taller than real phone and desktop windows, so that most pages fit. */
export const PHONE: Size = [390, 1500];
export const DESK: Size = [1440, 1200];

/** The tag of stories without a desktop picture; their desktop layout is compared as text all the same. */
export const PHONE_PICTURE = 'phone-picture';
