/** E-mail rule of sign-up and checkout: a top-level domain of 2 or more letters (section 5.a). */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[A-Za-z]{2,}$/;
const MAX_EMAIL = 254;

/** Returns the error in an e-mail address (section 5.a), or null. */
export function emailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Please provide an email address';
  return EMAIL.test(trimmed) && trimmed.length <= MAX_EMAIL ? null : 'Please provide a valid email address';
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
  return isGeneralEmail(trimmed) && trimmed.length <= MAX_EMAIL ? null : 'Please enter a valid email';
}
