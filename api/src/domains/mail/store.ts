import type { ClientSession, Db } from 'mongodb';
import type { MailDocument } from './documents';

const outbox = (db: Db) => db.collection<MailDocument>('mail_outbox');
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const MAX_LISTED = 50;

export async function ensureIndexes(db: Db): Promise<void> {
  await outbox(db).createIndexes([
    { key: { due_at: 1 }, name: 'due' },
    { key: { created_at: 1 }, name: 'created', expireAfterSeconds: KEPT_SECONDS },
  ]);
}

/** Stores a mail; one with the same id is left as it is. */
export async function insertMail(db: Db, mail: MailDocument, session?: ClientSession): Promise<void> {
  const { _id, ...rest } = mail;
  await outbox(db).updateOne({ _id }, { $setOnInsert: rest }, { upsert: true, session });
}

/** Takes the mail that waits longest: nobody else gets it before `until`. Null when none is due. */
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

/** Notes how sending a claimed mail ended; nothing happens when somebody else has claimed it meanwhile. */
export async function settleMail(
  db: Db,
  { _id, claim }: Pick<MailDocument, '_id' | 'claim'>,
  outcome: Partial<Pick<MailDocument, 'status' | 'sealed' | 'due_at'>>,
): Promise<void> {
  await outbox(db).updateOne({ _id, claim }, { $set: { ...outcome, claim: null } });
}

/** The latest mails, for the outbox that developers read. */
export function listLatestMails(db: Db): Promise<MailDocument[]> {
  return outbox(db).find().sort({ created_at: -1 }).limit(MAX_LISTED).toArray();
}

export const findMail = (db: Db, id: string) => outbox(db).findOne({ _id: id });
