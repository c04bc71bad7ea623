export const SUPPORT_REASON_MAX = 200;
const MIN = 5;

/** Cards of any kind: nine digits or more, whatever stands between them. */
const LONG_NUMBER = /\d(?:[\s-]*\d){8,}/;
/** An e-prescription token: a word of 18 letters and digits. */
const SCRIPT_TOKEN = /\b(?=[A-Z]*\d)[A-Z0-9]{18}\b/i;

/**
 * What is wrong with the reason for which staff look into an account or act in it (rule accounts-11), or null. It is
 * kept in the audit log, where numbers of cards and scripts have no place.
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
