/** Consultations that may run at the same time in a slot, unless staff say otherwise. */
export const DEFAULT_PLACES = 6;

/** The most that staff can set. */
export const MAX_PLACES = 50;

/** The most times that are changed at once; a day has fewer. */
export const MAX_PLACE_CHANGES = 60;

/** @returns whether a number can be the places of a slot; 0 closes it */
export const isPlaces = (places: number): boolean =>
  Number.isInteger(places) && places >= 0 && places <= MAX_PLACES;
