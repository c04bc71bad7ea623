/** Australian states and territories (section 3.m). */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof STATES)[number];

/** '2' is S2, '3' is S3, '4' and '4N' are S4. */
export const SCHEDULES = ['2', '3', '4', '4N'] as const;
export type Schedule = (typeof SCHEDULES)[number];

export const SCRIPT_TYPES = ['escript', 'onfile', 'paper'] as const;
export type ScriptType = (typeof SCRIPT_TYPES)[number];

/** Offered intervals between AutoDeliveries, shortest first: weeks and a `W`. */
export const FREQUENCIES = ['2W', '4W', '6W', '8W', '12W'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const JOURNEY_CANCEL_REASONS = {
  'too-expensive': 'Too expensive',
  'not-useful': 'Not useful',
  'found-alternative': 'Found alternative',
  'this-is-temporary': 'This is temporary',
} as const;
export type JourneyCancelReason = keyof typeof JOURNEY_CANCEL_REASONS;
