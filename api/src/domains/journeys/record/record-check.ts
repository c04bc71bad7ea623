import {
  type ClearedFact,
  type ErrorDetails,
  type ProgramAnswers,
  type ProgramRecord,
  type RecordFact,
  recordContradictions,
  recordExclusions,
} from '@saltbush/contract';
import type { Db } from 'mongodb';
import { BusinessError } from '../../../lib/errors';
import { findProducts, keyIngredientsOf } from '../../catalogue';
import { type PatientDocument, readHealth } from '../../patients';
import type { JourneysServices } from '../context';
import type { JourneyItemDocument, JourneySubscriptionDocument } from '../documents';

type Services = Pick<JourneysServices, 'cipher'>;
type Reason = ErrorDetails<'RECORD_CONTRADICTS'>[0]['reason'];
type Recorded = Pick<PatientDocument, '_id' | 'health'>;
type Checked = Pick<JourneySubscriptionDocument, '_id' | 'status' | 'cleared'>;

/** What a record says about a program: facts and the medicines they are compared with. */
interface Compared {
  patient: Recorded;
  /** Names and ingredients of what is, or would be, prescribed. */
  medicines?: readonly string[];
}

/** Binds sealed acknowledgements to their subscription. */
const clearedOwner = ({ _id }: Pick<Checked, '_id'>) => `journey:${_id}:cleared`;

/** Returns the facts that a practitioner has acknowledged, with what the record said. */
export const readCleared = ({ cipher }: Services, subscription: Checked): ClearedFact[] =>
  subscription.cleared ? JSON.parse(cipher.decrypt(subscription.cleared, clearedOwner(subscription))) : [];

/** Seals the facts that a practitioner has acknowledged. */
export const sealCleared = ({ cipher }: Services, subscription: Checked, cleared: ClearedFact[]): string =>
  cipher.encrypt(JSON.stringify(cleared), clearedOwner(subscription));

/** Returns what a patient's record says that decides about programs. */
export function programRecord({ cipher }: Services, patient: Recorded): ProgramRecord {
  const { is_pregnant_breastfeeding, allergies, conditions, medication } = readHealth(cipher, patient);
  return { is_pregnant_breastfeeding, allergies, conditions, medication };
}

/** Returns the names and ingredients of medicines, for what the record says about allergies. */
export async function medicineTexts(
  db: Db,
  items: readonly Pick<JourneyItemDocument, 'product_id' | 'is_prescribed'>[],
): Promise<string[]> {
  const ids = items.filter(({ is_prescribed }) => is_prescribed).map(({ product_id }) => product_id);
  const products = ids.length > 0 ? await findProducts(db, ids) : [];
  return products.map((product) =>
    [product.name, ...keyIngredientsOf(product), product.txt_ingredients ?? ''].join(' '),
  );
}

/** Returns what the record says against a program as it stands and nobody has acknowledged (rule health-20). */
export function openFacts(
  services: Services,
  subscription: Checked,
  { patient, medicines }: Compared,
): RecordFact[] {
  const hasStarted = subscription.status !== 'draft' && subscription.status !== 'reviewing';
  const cleared = readCleared(services, subscription);
  return recordExclusions(programRecord(services, patient), { hasStarted, medicines, cleared });
}

/** @throws {BusinessError} RECORD_CONTRADICTS if the record excludes the patient (rule health-20) */
export function checkRecord(
  services: Services,
  subscription: Checked,
  { reason, ...compared }: Compared & { reason: Reason },
): void {
  const facts = openFacts(services, subscription, compared);
  if (facts.length > 0) throw new BusinessError('RECORD_CONTRADICTS', { reason, facts });
}

/** Returns the facts of the record that answers deny and nobody has acknowledged (rule health-20). */
export const deniedFacts = (
  services: Services,
  subscription: Checked,
  { patient, answers }: { patient: Recorded; answers: ProgramAnswers },
): RecordFact[] =>
  recordContradictions(programRecord(services, patient), answers, readCleared(services, subscription));
