/** A token of the national prescription exchange: 18 characters, no checksum (rule health-11). */
const TOKEN = /^[A-Z0-9]{18}$/;
const MAX_PASTED = 500;

/** Splits a pasted link into its segments, last first. */
const partsOf = (text: string): string[] => text.split(/[/?&=#]/).reverse();

/**
 * Returns the token in typed or pasted text, or null. Accepts spaces, lower case and a whole link. A token is a secret:
 * never show, log or store the text it was found in.
 */
export function normaliseEscriptToken(text: string): string | null {
  if (text.length > MAX_PASTED) return null;
  const joined = text.replace(/\s/g, '').toUpperCase();
  return partsOf(joined).find((part) => TOKEN.test(part)) ?? null;
}

export const ESCRIPT_TOKEN_MISSING = 'Please enter your e-prescription token';
export const ESCRIPT_TOKEN_MALFORMED = 'Please enter the 18 letters and digits of your e-prescription token';

/** Returns the error in an entered e-prescription token, or null. */
export function escriptTokenError(text: string): string | null {
  if (text.trim() === '') return ESCRIPT_TOKEN_MISSING;
  return normaliseEscriptToken(text) ? null : ESCRIPT_TOKEN_MALFORMED;
}
