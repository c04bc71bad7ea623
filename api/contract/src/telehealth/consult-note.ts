/** The most characters of a practitioner's note. */
export const MAX_CONSULT_NOTE = 4000;

export const CONSULT_NOTE_MISSING = 'Please write a note';

/** @returns the error in a practitioner's note, or null; some decisions have to be explained */
export function consultNoteError(note: string, { isRequired }: { isRequired: boolean }): string | null {
  if (isRequired && note.trim() === '') return CONSULT_NOTE_MISSING;
  return note.length > MAX_CONSULT_NOTE ? `Please use at most ${MAX_CONSULT_NOTE} characters` : null;
}
