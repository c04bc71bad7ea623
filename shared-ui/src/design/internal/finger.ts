/** Class name of a control that looks smaller than 44 px: on a phone, a finger meets it around itself too. */
export const FINGER = 'sb-finger';
