import {
  lastFour,
  type MedicareCard,
  normaliseIhi,
  normaliseMedicareExpiry,
  normaliseMedicareNumber,
  type PatientIdentifier,
} from '@saltbush/contract';
import type { FieldCipher } from '../../lib/field-cipher';
import type { PatientDocument } from './documents';

/** Health answers of a patient (section 3). */
export interface PatientHealth {
  /** Null where nobody has asked: that is no "no". */
  is_pregnant_breastfeeding: 'yes' | 'no' | null;
  allergies: string;
  conditions: string;
  medication: string;
}

const UNANSWERED: PatientHealth = {
  is_pregnant_breastfeeding: null,
  allergies: '',
  conditions: '',
  medication: '',
};

/** Reads the answer to a yes/no question of a form; null for one that was not answered. */
export const yesNoOf = (answer: boolean | null | undefined): 'yes' | 'no' | null => {
  if (typeof answer !== 'boolean') return null;
  return answer ? 'yes' : 'no';
};

/** Seals health answers so that they can be opened for this patient only. */
export const sealHealth = (cipher: FieldCipher, health: PatientHealth, uuid: string): string =>
  cipher.encrypt(JSON.stringify(health), uuid);

/** Opens a patient's health answers. */
export function readHealth(
  cipher: FieldCipher,
  { _id, health }: Pick<PatientDocument, '_id' | 'health'>,
): PatientHealth {
  return health ? { ...UNANSWERED, ...JSON.parse(cipher.decrypt(health, _id)) } : UNANSWERED;
}

type SealedIdentifier = Pick<
  PatientDocument,
  'medicare' | 'ihi' | 'hola_medicare_last4' | 'hola_medicare_expiry' | 'hola_ihi_last4'
>;

/** Seals a validated identifier, with the digits that may be shown. Clears the other kind. */
export function sealIdentifier(
  cipher: FieldCipher,
  identifier: PatientIdentifier,
  uuid: string,
): SealedIdentifier {
  if (!identifier.hasMedicare) {
    const ihi = normaliseIhi(identifier.ihi);
    return {
      medicare: null,
      hola_medicare_last4: null,
      hola_medicare_expiry: null,
      ihi: cipher.encrypt(ihi, uuid),
      hola_ihi_last4: lastFour(ihi),
    };
  }
  const number = normaliseMedicareNumber(identifier.medicare.number);
  const reference = identifier.medicare.reference.trim();
  const expiry = normaliseMedicareExpiry(identifier.medicare.expiry) ?? '';
  const card: MedicareCard = { number, reference, expiry };
  return {
    medicare: cipher.encrypt(JSON.stringify(card), uuid),
    hola_medicare_last4: lastFour(number),
    hola_medicare_expiry: expiry,
    ihi: null,
    hola_ihi_last4: null,
  };
}
