import { consultNoteError, MAX_CONSULT_NOTE } from '@saltbush/contract';

/** From how many characters on the writer is told how many are left. */
const NEAR_END = MAX_CONSULT_NOTE - 500;

const grouped = (count: number): string => count.toLocaleString('en-AU');

/** Says how much of a note's room is used, once its end is near; nothing is ever cut off. */
export const lengthWords = ({ length }: string): string =>
  length < NEAR_END ? '' : ` ${grouped(length)} of ${grouped(MAX_CONSULT_NOTE)} characters.`;

/** Returns the error of a note that has become too long, while it is written. */
export const lengthError = (note: string): string | null => consultNoteError(note, { isRequired: false });
