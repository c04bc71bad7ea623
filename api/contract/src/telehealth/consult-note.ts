/** The most characters of a practitioner's note. */
export const MAX_CONSULT_NOTE = 4000;

/** The most characters of why a fee is returned. */
const MAX_FEE_REASON = 500;

/** @returns the error in why the fee of an ended consultation is returned, or null */
export function feeReasonError(reason: string): string | null {
  if (reason.trim() === '') return 'Please say why';
  return reason.length > MAX_FEE_REASON ? `Please use at most ${MAX_FEE_REASON} characters` : null;
}

export const CONSULT_NOTE_MISSING = 'Please write a note';

/** @returns the error in a practitioner's note, or null; some decisions have to be explained */
export function consultNoteError(note: string, { isRequired }: { isRequired: boolean }): string | null {
  if (isRequired && note.trim() === '') return CONSULT_NOTE_MISSING;
  return note.length > MAX_CONSULT_NOTE ? `Please use at most ${MAX_CONSULT_NOTE} characters` : null;
}
