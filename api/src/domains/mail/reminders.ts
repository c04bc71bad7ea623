import { createHash } from 'node:crypto';
import { MAIL_REMINDER_NAMES, type MailReminder, normaliseEmail } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import type { TemplateName } from './templates';

/** The templates that a customer can do without. Those not listed are always sent: some announce a charge (rule consent-13). */
const REMINDER_OF: Partial<Record<TemplateName, MailReminder>> = { booking_reminder: 'consultation' };

/** Collection `mail_preferences`: what an address does not want. `_id` is a hash of the address. */
interface MailPreferencesDocument {
  _id: string;
  muted: MailReminder[];
}

const preferences = (db: Db) => db.collection<MailPreferencesDocument>('mail_preferences');
const keyOf = (email: string) => createHash('sha256').update(normaliseEmail(email)).digest('base64url');

async function listMuted(db: Db, email: string, session?: ClientSession): Promise<readonly MailReminder[]> {
  const stored = await preferences(db).findOne({ _id: keyOf(email) }, { session });
  return stored?.muted ?? [];
}

/** @returns the reminders that an address gets */
export async function listReminders(db: Db, email: string): Promise<MailReminder[]> {
  const muted = await listMuted(db, email);
  return MAIL_REMINDER_NAMES.filter((name) => !muted.includes(name));
}

/** Turns a reminder to an address on or off. */
export async function setReminder(
  db: Db,
  email: string,
  { reminder, wanted }: { reminder: MailReminder; wanted: boolean },
): Promise<void> {
  const change = wanted ? { $pull: { muted: reminder } } : { $addToSet: { muted: reminder } };
  await preferences(db).updateOne({ _id: keyOf(email) }, change, { upsert: true });
}

/** Gives the decisions of an address to the one that replaces it; null forgets them. */
export async function moveReminders(
  db: Db,
  { from, to }: { from: string; to: string | null },
  session: ClientSession,
): Promise<void> {
  const muted = to === null ? [] : await listMuted(db, from, session);
  await preferences(db).deleteOne({ _id: keyOf(from) }, { session });
  if (to === null || muted.length === 0) return;
  await preferences(db).updateOne(
    { _id: keyOf(to) },
    { $set: { muted: [...muted] } },
    { session, upsert: true },
  );
}

/** Whether an address has turned off the mails of a template (rule accounts-15). */
export async function isUnwanted(
  db: Db,
  { template, to }: { template: TemplateName; to: string },
  session?: ClientSession,
): Promise<boolean> {
  const reminder = REMINDER_OF[template];
  return reminder !== undefined && (await listMuted(db, to, session)).includes(reminder);
}
