import type { ClientSession, Db } from 'mongodb';
import type { MailDocument } from './documents';

const outbox = (db: Db) => db.collection<MailDocument>('mail_outbox');
const RETENTION_SECONDS = 30 * 24 * 60 * 60;
const MAX_LISTED = 50;

/** Creates the outbox indexes; mails expire after 30 days. */
export async function ensureIndexes(db: Db): Promise<void> {
  await outbox(db).createIndexes([
    { key: { due_at: 1 }, name: 'due' },
    { key: { created_at: 1 }, name: 'created', expireAfterSeconds: RETENTION_SECONDS },
    { key: { about: 1 }, name: 'about', sparse: true },
  ]);
}

/** Stores a mail; an existing one with the same id is unchanged. */
export async function insertMail(db: Db, mail: MailDocument, session?: ClientSession): Promise<void> {
  const { _id, ...rest } = mail;
  await outbox(db).updateOne({ _id }, { $setOnInsert: rest }, { upsert: true, session });
}

/**
 * Removes the mails about something that nobody is sending, those that failed once included. Returns  when the first of them was due;
 * null if none.
 */
export async function withdrawWaiting(db: Db, about: string, session?: ClientSession): Promise<Date | null> {
  const waiting = { about, status: 'queued', claim: null } as const;
  const first = await outbox(db).find(waiting, { session }).sort({ due_at: 1 }).limit(1).next();
  if (!first) return null;
  await outbox(db).deleteMany(waiting, { session });
  return first.due_at;
}

/** Claims the longest-waiting mail until `until`. Returns null if none is due. */
export function claimDueMail(
  db: Db,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<MailDocument | null> {
  return outbox(db).findOneAndUpdate(
    { due_at: { $lte: now } },
    { $set: { claim, due_at: until }, $inc: { attempts: 1 } },
    { sort: { due_at: 1 }, returnDocument: 'after' },
  );
}

/** Stores the outcome of sending a claimed mail, unless another process has since claimed it. */
export async function settleMail(
  db: Db,
  { _id, claim }: Pick<MailDocument, '_id' | 'claim'>,
  outcome: Partial<Pick<MailDocument, 'status' | 'sealed' | 'due_at'>>,
): Promise<void> {
  await outbox(db).updateOne({ _id, claim }, { $set: { ...outcome, claim: null } });
}

/** Lists the latest mails, for the developers' outbox. */
export function listLatestMails(db: Db): Promise<MailDocument[]> {
  return outbox(db).find().sort({ created_at: -1 }).limit(MAX_LISTED).toArray();
}

/** Finds a mail by id. */
export const findMail = (db: Db, id: string) => outbox(db).findOne({ _id: id });
