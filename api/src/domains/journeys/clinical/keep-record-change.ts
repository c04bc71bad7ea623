import { fieldOfFact, type ProgramRecord } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { WriteConflict } from '../../../lib/write-conflict';
import type { HealthChangedEvent } from '../../patients';
import type { JourneySubscriptionDocument } from '../documents';
import { readCleared, sealCleared } from '../record/record-check';
import { listSubscriptions, writeSubscription } from '../store';
import { recordEntry } from './record-entry';

type Services = Pick<BaseServices, 'db' | 'cipher' | 'clock'>;

const FIELDS = ['is_pregnant_breastfeeding', 'allergies', 'conditions', 'medication'] as const;

/** The part of a record that differs from another one. */
const differing = (record: ProgramRecord, other: ProgramRecord): Partial<ProgramRecord> =>
  Object.fromEntries(
    FIELDS.filter((field) => record[field] !== other[field]).map((field) => [field, record[field]]),
  );

/** Withdraws the acknowledgement of what the record no longer says: should it say it again, that is new. */
async function withdraw(
  services: Services,
  subscription: JourneySubscriptionDocument,
  { changed, session }: { changed: Partial<ProgramRecord>; session: ClientSession | undefined },
): Promise<void> {
  const cleared = readCleared(services, subscription);
  const left = cleared.filter(({ fact }) => !Object.hasOwn(changed, fieldOfFact(fact)));
  if (left.length === cleared.length) return;
  const change = { cleared: sealCleared(services, subscription, left) };
  if (!(await writeSubscription(services.db, subscription, change, session))) throw new WriteConflict();
}

/** Leaves a trace of a corrected record in the history of each program that it is about (rule health-20). */
export async function keepRecordChange(
  services: Services,
  { userId, patientId, before, after, staffId }: HealthChangedEvent,
  session?: ClientSession,
): Promise<void> {
  const content = {
    kind: 'record_changed' as const,
    before: differing(before, after),
    after: differing(after, before),
  };
  const author = staffId ? { role: 'staff' as const, id: staffId } : { role: 'patient' as const, id: userId };
  for (const subscription of await listSubscriptions(services.db, userId, null, session)) {
    const { patient_uuid, status } = subscription;
    if (patient_uuid !== patientId || status === 'cancelled') continue;
    await recordEntry(services, subscription, { author, content }, session);
    await withdraw(services, subscription, { changed: content.after, session });
  }
}
