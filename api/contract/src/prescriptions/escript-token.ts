/** A token of the national prescription exchange: 18 characters, no checksum (rule health-11). */
const TOKEN = /^[A-Z0-9]{18}$/;
const MAX_PASTED = 500;

/** What a pasted link says: its parts between slashes, question mark and so on, last first. */
const partsOf = (text: string): string[] => text.split(/[/?&=#]/).reverse();

/**
 * The token in what was typed or pasted, or null. Tolerates spaces, small letters and a whole link. A token is a
 * secret: never show, log or keep the text that it was found in.
 */
export function normaliseEscriptToken(text: string): string | null {
  if (text.length > MAX_PASTED) return null;
  const joined = text.replace(/\s/g, '').toUpperCase();
  return partsOf(joined).find((part) => TOKEN.test(part)) ?? null;
}

export const ESCRIPT_TOKEN_MISSING = 'Please enter your e-prescription token';
export const ESCRIPT_TOKEN_MALFORMED = 'Please enter the 18 letters and digits of your e-prescription token';

/** What is wrong with a typed e-prescription token, or null. */
export function escriptTokenError(text: string): string | null {
  if (text.trim() === '') return ESCRIPT_TOKEN_MISSING;
  return normaliseEscriptToken(text) ? null : ESCRIPT_TOKEN_MALFORMED;
}
