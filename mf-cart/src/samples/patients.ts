export const MIA = { uuid: 'patient-mia', first_name: 'Mia', last_name: 'Lindqvist' };
export const NOAH = { uuid: 'patient-noah', first_name: 'Noah', last_name: 'Lindqvist' };

/** Tokens that belong to no real script. */
export const GOOD_TOKEN = '1SALTBUSHSCRIPT001';
export const DISPENSED_TOKEN = '1SALTBUSHSCRIPT008';
export const DISPENSED =
  'This e-prescription has already been dispensed. Please use the token of the next repeat.';
