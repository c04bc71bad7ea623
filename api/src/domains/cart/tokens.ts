import type { FieldCipher } from '../../lib/field-cipher';
import type { CartItemDocument } from './documents';

/** Encryption context that binds an e-prescription token to its patient. */
const ownerOf = (patientUuid: string | null) => `escript:${patientUuid ?? ''}`;

/** Encrypts an e-prescription token for storage. */
export function sealToken(cipher: FieldCipher, token: string, patientUuid: string): string {
  return cipher.encrypt(token, ownerOf(patientUuid));
}

/** Decrypts a line's token; returns null if it has none. */
export function readToken(
  cipher: FieldCipher,
  item: Pick<CartItemDocument, 'eprescription_token' | 'patient_uuid'>,
): string | null {
  return item.eprescription_token && cipher.decrypt(item.eprescription_token, ownerOf(item.patient_uuid));
}

/** Masks a token for display, leaving its last 4 characters (rule health-13). */
export const maskToken = (token: string): string => `••••${token.slice(-4)}`;

const answersOwner = (patientUuid: string) => `questionnaire:${patientUuid}`;

/** Encrypts a patient's answers about a line for storage. */
export const sealAnswers = (cipher: FieldCipher, answers: object, patientUuid: string): string =>
  cipher.encrypt(JSON.stringify(answers), answersOwner(patientUuid));

/** Decrypts the answers about a line; returns null if it has none. */
export function openAnswers(
  cipher: FieldCipher,
  { questionnaire, patient_uuid }: Pick<CartItemDocument, 'questionnaire' | 'patient_uuid'>,
): Record<string, string> | null {
  return questionnaire && patient_uuid
    ? JSON.parse(cipher.decrypt(questionnaire, answersOwner(patient_uuid)))
    : null;
}
