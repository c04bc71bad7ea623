import type { RecordFact } from '@saltbush/contract';
import { heldMail } from '../notices/mails';
import { medicineTexts, openFacts } from '../record/record-check';
import { type Claim, endClaim } from './claim';
import type { Parties } from './parties';
import type { BillingServices } from './services';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Releases a claim whose patient the record excludes by now, and returns by what: nothing is charged, the member gets a
 * mail once per period, and the record is read again a day later. A charge that goes on after that is announced anew
 * (rules health-20, consent-02). A charge that the member asks for leaves the schedule as it is.
 */
export async function holdExcluded(
  services: BillingServices,
  claim: Claim,
  { parties, isScheduled }: { parties: Parties; isScheduled: boolean },
): Promise<RecordFact[]> {
  const { patient } = parties;
  const medicines = await medicineTexts(services.db, claim.subscription.items);
  const facts = openFacts(services, claim.subscription, { patient, medicines });
  if (facts.length === 0) return facts;
  const due = new Date(services.clock.now().getTime() + DAY_MS);
  const mail = heldMail(services, parties, claim.subscription);
  await (isScheduled
    ? endClaim(services, claim, { charge_due_at: due, notice: null }, mail)
    : endClaim(services, claim));
  return facts;
}
