/** How a record reads where nobody has answered a question. */
export const NOT_ASKED = 'Not asked';

/** Says a record's answer to a yes/no question; that nobody has asked is no "No". */
export function askedWords(answer: boolean | null | undefined): string {
  if (typeof answer !== 'boolean') return NOT_ASKED;
  return answer ? 'Yes' : 'No';
}
