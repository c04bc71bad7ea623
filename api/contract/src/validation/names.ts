/** Letters of any script with their marks, and the signs that names are written with. */
const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u;
const MAX_NAME = 60;

/** The field as messages call it. */
export type NameLabel = 'First Name' | 'Last Name';

/**
 * What is wrong with a person's name (section 5.a), or null. Hyphen, apostrophe and space are part of names
 * (Anne-Marie O'Brien), so they are not special characters here.
 */
export function personNameError(name: string, label: NameLabel): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return `${label} is required`;
  if (!PERSON_NAME.test(trimmed)) return 'Do not use numbers or special characters';
  return trimmed.length > MAX_NAME ? `${label} is too long` : null;
}
