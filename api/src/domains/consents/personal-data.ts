import type { BaseServices } from '../../lib/context';
import { readWording } from './consents';
import { listConsents } from './store';

/** More than anybody has agreed to for one program or AutoDelivery. */
const ALL = 10_000;

/** Returns what was agreed to for a program or an AutoDelivery, those that have ended too, for its owner's copy. */
export async function agreementData(services: Pick<BaseServices, 'db' | 'cipher'>, subjectId: string) {
  const consents = await listConsents(services.db, subjectId, ALL);
  return consents.map((consent) => {
    const { kind, given_at, staff_id, withdrawn_at, withdrawn_reason } = consent;
    const words = readWording(services, consent);
    return { kind, given_at, words, by_staff: staff_id !== null, withdrawn_at, withdrawn_reason };
  });
}
