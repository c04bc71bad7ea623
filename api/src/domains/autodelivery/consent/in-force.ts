import { ConsentMissing, readCovers, requireConsent } from '../../consents';
import type { AutodeliveryServices } from '../context';
import type { AutoDeliveryDocument } from '../documents';
import { isCovered } from './agreement';

/** Whether its owner has agreed to what an AutoDelivery sends now, and how often (rules consent-01 and consent-15). */
export async function hasConsent(
  services: Pick<AutodeliveryServices, 'db' | 'cipher'>,
  autodelivery: AutoDeliveryDocument,
): Promise<boolean> {
  try {
    const subject = { kind: 'autodelivery' as const, subjectId: autodelivery._id };
    const agreed = readCovers(services, await requireConsent(services.db, subject));
    return agreed === null || isCovered(autodelivery, agreed);
  } catch (error) {
    if (error instanceof ConsentMissing) return false;
    throw error;
  }
}
