/** Width and height of a window, in CSS pixels. */
export type Size = readonly [width: number, height: number];

/** Windows higher than a phone and a desk have, so that most pages are seen as a whole. */
export const PHONE: Size = [390, 1500];
export const DESK: Size = [1440, 1200];
