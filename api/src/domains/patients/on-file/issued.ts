import type { FieldCipher } from '../../../lib/field-cipher';
import type { FiledScriptDocument, IssuedDocument } from './documents';

/** Directions open only as those of their script. */
const directionsOwner = (patientUuid: string, code: string) => `${patientUuid}:script:${code}`;

/** Why it was withdrawn opens only as that of its script. */
const noteOwner = (patientUuid: string, code: string) => `${directionsOwner(patientUuid, code)}:withdrawn`;

/** Returns why a script was withdrawn, sealed for its patient's record. */
export const sealEndNote = (
  cipher: FieldCipher,
  { patientUuid, code }: { patientUuid: string; code: string },
  note: string,
): string => cipher.encrypt(note.trim(), noteOwner(patientUuid, code));

/** Opens why a script on file was withdrawn by a practitioner; null if it was not. */
export const openEndNote = (
  cipher: FieldCipher,
  patientUuid: string,
  { code, taken_off }: Pick<FiledScriptDocument, 'code' | 'taken_off'>,
): string | null => (taken_off?.note ? cipher.decrypt(taken_off.note, noteOwner(patientUuid, code)) : null);

interface Issued extends Omit<IssuedDocument, 'directions'> {
  directions: string;
}

/** Returns how a script came about that was issued here, with its directions sealed for its patient's record. */
export const sealIssued = (
  cipher: FieldCipher,
  { patientUuid, code }: { patientUuid: string; code: string },
  { directions, ...issued }: Issued,
): IssuedDocument => ({
  ...issued,
  directions: cipher.encrypt(directions, directionsOwner(patientUuid, code)),
});

/** Opens how a script on file is taken; null if it was not issued here. */
export const openDirections = (
  cipher: FieldCipher,
  patientUuid: string,
  { code, issued }: Pick<FiledScriptDocument, 'code' | 'issued'>,
): string | null => (issued ? cipher.decrypt(issued.directions, directionsOwner(patientUuid, code)) : null);
