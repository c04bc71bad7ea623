/** E-mail rule of sign-up and checkout: a top-level domain of 2 or more letters (section 5, Signup). */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[A-Za-z]{2,}$/;
const MAX_EMAIL = 254;

/** What is wrong with an e-mail address (section 5, Signup), or null. */
export function emailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Please provide an email address';
  return EMAIL.test(trimmed) && trimmed.length <= MAX_EMAIL ? null : 'Please provide a valid email address';
}

/** An e-mail address as it is stored and compared: trimmed, lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
