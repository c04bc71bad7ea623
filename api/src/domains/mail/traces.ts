import type { Db } from 'mongodb';
import type { MailDocument } from './documents';

/** What the outbox still knows of a mail, for 30 days: not what it said. */
export type MailTrace = Pick<MailDocument, '_id' | 'template' | 'status' | 'created_at'>;

const outbox = (db: Db) => db.collection<MailDocument>('mail_outbox');
const FIELDS = { template: 1, status: 1, created_at: 1 } as const;
/** After everything that follows a prefix in ids. */
const LAST = '~';

const earliestFirst = (mails: MailTrace[]): MailTrace[] =>
  mails.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());

/** Returns which of some mails were written, the earliest first. */
export async function findTraces(db: Db, ids: readonly string[]): Promise<MailTrace[]> {
  if (ids.length === 0) return [];
  const found = outbox(db).find({ _id: { $in: [...ids] } });
  return earliestFirst(await found.project<MailTrace>(FIELDS).toArray());
}

/** Returns the mails whose ids begin with a text, the earliest first. */
export async function findTracesFrom(db: Db, prefix: string, limit = 20): Promise<MailTrace[]> {
  const found = outbox(db).find({ _id: { $gte: prefix, $lt: prefix + LAST } });
  return earliestFirst(await found.limit(limit).project<MailTrace>(FIELDS).toArray());
}
