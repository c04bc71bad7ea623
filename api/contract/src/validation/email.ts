/**
 * The one rule of an address, for forms, the api and its mails: up to 64 letters, digits, or _ ' + - with single dots
 * between them, and a domain whose last part is 2 or more letters (section 5.a). A domain in another script is entered as
 * `xn--…`: letters that only look alike must not make two accounts of one address.
 */
const EMAIL =
  /^(?=.{1,64}@)([\w'+-]*[\w+-]\.)*[\w'+-]*[\w+-]@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const MAX_EMAIL = 254;

export const EMAIL_INVALID = 'Please provide a valid email address';

const isAddress = (trimmed: string): boolean => trimmed.length <= MAX_EMAIL && EMAIL.test(trimmed);

/** Returns the error in an e-mail address (section 5.a), or null. */
export function emailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Please provide an email address';
  return isAddress(trimmed) ? null : EMAIL_INVALID;
}

/** Normalises an e-mail address for storage and comparison: trimmed, lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * General e-mail check (section 5.a): non-space text, "@", non-space text, ".", non-space text. More lenient than the
 * sign-up rule. Does not use a regular expression, which could backtrack excessively on long text.
 */
export function isGeneralEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at > 0 && text.lastIndexOf('.', text.length - 2) > at + 1;
}

/** Returns the error in the e-mail address of a back-in-stock notification (section 5.b), or null. */
export function notifyEmailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Please enter your email';
  return isAddress(trimmed) ? null : 'Please enter a valid email';
}
