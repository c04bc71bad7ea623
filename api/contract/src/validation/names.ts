/** Letters of any script with combining marks, plus the punctuation used in names. */
const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u;
const MAX_NAME = 60;

/** The field's label in messages. */
export type NameLabel = 'First Name' | 'Last Name';

/**
 * Returns the error in a person's name (section 5.a), or null. Hyphens, apostrophes and spaces occur in names
 * (Anne-Marie O'Brien), so they do not count as special characters.
 */
export function personNameError(name: string, label: NameLabel): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return `${label} is required`;
  if (!PERSON_NAME.test(trimmed)) return 'Do not use numbers or special characters';
  return trimmed.length > MAX_NAME ? `${label} is too long` : null;
}
