/** "x@" or "a.bc": text that could be contact details (section 5.i). */
const EMAIL_LIKE = /\S@/;
const DOMAIN_LIKE = /[\p{L}\p{N}-]\.\p{L}{2,}/u;

/** Returns true if a text contains e-mail-like ("x@") or domain-like ("a.bc") text (section 5.i). */
export function hasContactText(text: string): boolean {
  return EMAIL_LIKE.test(text) || DOMAIN_LIKE.test(text);
}

/** Returns the error in a free text of at most `max` characters, or null; empty text is valid. */
export function freeTextError(text: string, max: number): string | null {
  if (text.length > max) return `Please use at most ${max} characters`;
  return hasContactText(text) ? 'Please leave out e-mail and web addresses' : null;
}
