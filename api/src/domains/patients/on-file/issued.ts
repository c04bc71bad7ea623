import type { FieldCipher } from '../../../lib/field-cipher';
import type { FiledScriptDocument, IssuedDocument } from './documents';

/** Directions open only as those of their script. */
const directionsOwner = (patientUuid: string, code: string) => `${patientUuid}:script:${code}`;

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
