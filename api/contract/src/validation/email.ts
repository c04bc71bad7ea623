/** E-mail rule of sign-up and checkout: a top-level domain of 2 or more letters (section 5.a). */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[A-Za-z]{2,}$/;
const MAX_EMAIL = 254;

/** What is wrong with an e-mail address (section 5.a), or null. */
export function emailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Please provide an email address';
  return EMAIL.test(trimmed) && trimmed.length <= MAX_EMAIL ? null : 'Please provide a valid email address';
}

/** An e-mail address as it is stored and compared: trimmed, lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * The general e-mail check (section 5.a): non-space text, "@", non-space text, ".", non-space text. Looser than
 * the rule of sign-up. Without a regular expression, since one would look at a long text over and over.
 */
export function isGeneralEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at > 0 && text.lastIndexOf('.', text.length - 2) > at + 1;
}

/** What is wrong with the e-mail address to tell when a product is back (section 5.b), or null. */
export function notifyEmailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Please enter your email';
  return isGeneralEmail(trimmed) && trimmed.length <= MAX_EMAIL ? null : 'Please enter a valid email';
}
