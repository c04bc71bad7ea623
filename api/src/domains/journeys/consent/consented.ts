import { type ConsentTerms, medicineOrderTerms, programRenewalTerms } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { ConsentMissing, requireConsent } from '../../consents';
import type { RenewalPlan } from '../billing/plan-renewal';
import type { JourneyDocument, JourneySubscriptionDocument } from '../documents';
import { medicinesOf } from './medicines';

/** What a member agrees to for the monthly fee. */
export const renewalTerms = ({ name, price }: Pick<JourneyDocument, 'name' | 'price'>): ConsentTerms =>
  programRenewalTerms({ name, fee: price });

/**
 * Checks the consents that a later charge rests on: one for the fee, one for prescribed medicines, each for at most
 * what was agreed (rule consent-01). What the member added to the order needs none: they put it there themselves.
 * @throws {ConsentMissing}
 */
async function requireConsents(
  db: Db,
  { _id: subjectId }: Pick<JourneySubscriptionDocument, '_id'>,
  { fee, sent }: Pick<RenewalPlan, 'fee' | 'sent'>,
): Promise<void> {
  await requireConsent(db, { kind: 'program_renewal', subjectId }, fee);
  const medicines = sent.filter(({ is_prescribed }) => is_prescribed);
  if (medicines.length === 0) return;
  const cents = medicines.reduce((total, { price, quantity }) => total + price * quantity, 0);
  await requireConsent(db, { kind: 'medicine_order', subjectId }, cents);
}

async function isMissing(check: Promise<unknown>): Promise<boolean> {
  try {
    await check;
    return false;
  } catch (error) {
    if (error instanceof ConsentMissing) return true;
    throw error;
  }
}

/** Whether a later charge is consented to (rule consent-01). */
export const isConsented = async (
  db: Db,
  subscription: Pick<JourneySubscriptionDocument, '_id'>,
  plan: Pick<RenewalPlan, 'fee' | 'sent'>,
): Promise<boolean> => !(await isMissing(requireConsents(db, subscription, plan)));

/** Returns the terms that the member has to agree to before the program is charged again. */
export async function missingTerms(
  db: Db,
  subscription: JourneySubscriptionDocument,
  journey: JourneyDocument,
): Promise<ConsentTerms[]> {
  const { _id: subjectId, items } = subscription;
  const terms: ConsentTerms[] = [];
  const renewal = { kind: 'program_renewal', subjectId } as const;
  if (await isMissing(requireConsent(db, renewal, journey.price))) terms.push(renewalTerms(journey));
  const medicines = await medicinesOf(db, items);
  const agreed = medicineOrderTerms(medicines, null);
  const medicine = { kind: 'medicine_order', subjectId } as const;
  const isNeeded = medicines.length > 0;
  if (isNeeded && (await isMissing(requireConsent(db, medicine, agreed.limit ?? 0)))) terms.push(agreed);
  return terms;
}
