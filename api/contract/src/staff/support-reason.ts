export const SUPPORT_REASON_MAX = 200;
const MIN = 5;

/** Card numbers of any kind: nine or more digits, with any separators. */
const LONG_NUMBER = /\d(?:[\s-]*\d){8,}/;
/** An e-prescription token: a word of 18 letters and digits. */
const SCRIPT_TOKEN = /\b(?=[A-Z]*\d)[A-Z0-9]{18}\b/i;

/**
 * Returns the error in the reason staff give to open an account or act in it (rule accounts-11), or null. The reason is
 * stored in the audit log, which must not contain card or script numbers.
 */
export function supportReasonError(text: string): string | null {
  const reason = text.trim();
  if (reason === '') return 'Please give a reason';
  if (reason.length < MIN) return 'Please describe the reason';
  if (reason.length > SUPPORT_REASON_MAX) return `Please use at most ${SUPPORT_REASON_MAX} characters`;
  if (LONG_NUMBER.test(reason) || SCRIPT_TOKEN.test(reason)) {
    return 'Please leave card, Medicare and script numbers out of the reason';
  }
  return null;
}
