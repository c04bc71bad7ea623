import { type ClientSession, ObjectId } from 'mongodb';
import type { BaseServices, RequestUser } from '../../../lib/context';
import type { JourneySubscriptionDocument } from '../documents';
import { type ClinicalAuthor, type ClinicalContent, openEntry, sealEntry } from './entry';
import { insertEntry, listEntries } from './store';

type Services = Pick<BaseServices, 'db' | 'cipher' | 'clock'>;
type Subject = Pick<JourneySubscriptionDocument, '_id' | 'user_id' | 'patient_uuid'>;

/** The customer as an author; the member of staff who acts as them, if anybody does. */
export function patientAuthor({ id, impersonation }: RequestUser): ClinicalAuthor {
  return impersonation ? { role: 'staff', id: impersonation.staff_id } : { role: 'patient', id };
}

/** Puts what happened into a program's clinical history, sealed with the version of the rules. */
export async function recordEntry(
  { db, cipher, clock }: Services,
  { _id, user_id, patient_uuid }: Subject,
  { author, content }: { author: ClinicalAuthor; content: ClinicalContent },
  session?: ClientSession,
): Promise<void> {
  // Ids of one moment sort in the order in which they were made.
  const id = new ObjectId().toHexString();
  const entry = { _id: id, subscription_id: _id, user_id, patient_uuid, at: clock.now(), author };
  await insertEntry(db, { ...entry, sealed: sealEntry(cipher, id, content) }, session);
}

/** Whether the latest entry of a program says the same already: answers are handed in more than once. */
export async function isRepeated(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  subject: Pick<Subject, '_id' | 'patient_uuid'>,
  content: ClinicalContent,
): Promise<boolean> {
  const [latest] = await listEntries(db, subject, 1);
  if (!latest) return false;
  const { rules: _rules, ...earlier } = openEntry(cipher, latest).content;
  return JSON.stringify(earlier) === JSON.stringify(content);
}
