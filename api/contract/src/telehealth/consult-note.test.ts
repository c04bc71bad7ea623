import { expect, it } from 'vitest';
import { CONSULT_NOTE_MISSING, consultNoteError, MAX_CONSULT_NOTE } from './consult-note';

it('a practitioner’s note is limited, and demanded where a decision has to be explained', () => {
  const longest = 'n'.repeat(MAX_CONSULT_NOTE);
  expect(consultNoteError(' \n', { isRequired: true })).toBe(CONSULT_NOTE_MISSING);
  expect(consultNoteError('', { isRequired: false })).toBeNull();
  expect(consultNoteError(longest, { isRequired: true })).toBeNull();
  expect(consultNoteError(`${longest}n`, { isRequired: false })).toBe('Please use at most 4000 characters');
});
