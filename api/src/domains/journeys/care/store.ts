import { MAX_SHOWN_MESSAGES } from '@saltbush/contract';
import type { ClientSession, Db, UpdateFilter } from 'mongodb';
import type { MessageDocument } from './message';

/** Collection `journey_conversations`: one per program that somebody has written in. Contains no health data. */
export interface ConversationDocument {
  /** Id of the subscription. */
  _id: string;
  user_id: string;
  /** Messages so far. */
  count: number;
  /** Messages of practitioners that the member has not seen. */
  unread: number;
  /** Whether the member waits for a practitioner, since when, and whether a check-in that may be grave waits. */
  waits: boolean;
  waits_since: Date | null;
  is_urgent: boolean;
}

export type ConversationChange = UpdateFilter<ConversationDocument>;

const messages = (db: Db) => db.collection<MessageDocument>('journey_messages');
const conversations = (db: Db) => db.collection<ConversationDocument>('journey_conversations');

/** Creates the indexes of messages and of the queue of conversations. */
export async function ensureIndexes(db: Db): Promise<void> {
  await messages(db).createIndex({ subscription_id: 1, n: -1 }, { name: 'conversation', unique: true });
  await conversations(db).createIndex({ waits: 1, is_urgent: -1, waits_since: 1, _id: 1 }, { name: 'queue' });
}

/** Finds the conversation of a program; null before somebody has written. */
export async function findConversation(
  db: Db,
  subscription_id: string,
  session?: ClientSession,
): Promise<ConversationDocument | null> {
  return conversations(db).findOne({ _id: subscription_id }, { session });
}

/** Makes sure that a program has a conversation. */
export async function ensureConversation(
  db: Db,
  { _id, user_id }: Pick<ConversationDocument, '_id' | 'user_id'>,
): Promise<void> {
  const start = { user_id, count: 0, unread: 0, waits: false, waits_since: null, is_urgent: false };
  await conversations(db).updateOne({ _id }, { $setOnInsert: start }, { upsert: true });
}

/** Changes a conversation at the count read. Returns false if something was written meanwhile. */
export async function changeConversation(
  db: Db,
  { _id, count }: Pick<ConversationDocument, '_id' | 'count'>,
  change: ConversationChange,
  session?: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await conversations(db).updateOne({ _id, count }, change, { session });
  return matchedCount === 1;
}

/** Lists the conversations that wait for a practitioner: the urgent ones first, then the longest waiting. */
export async function listWaiting(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: ConversationDocument[]; total: number }> {
  const filter = { waits: true };
  const order = { is_urgent: -1, waits_since: 1, _id: 1 } as const;
  const [data, total] = await Promise.all([
    conversations(db).find(filter).sort(order).skip(skip).limit(limit).toArray(),
    conversations(db).countDocuments(filter),
  ]);
  return { data, total };
}

/** Finds a message. */
export async function findMessage(
  db: Db,
  _id: string,
  session?: ClientSession,
): Promise<MessageDocument | null> {
  return messages(db).findOne({ _id }, { session });
}

/** Stores a message. */
export async function insertMessage(db: Db, message: MessageDocument, session: ClientSession): Promise<void> {
  await messages(db).insertOne(message, { session });
}

/** Lists the latest messages of a program, the earliest of them first. */
export async function listMessages(
  db: Db,
  subscription_id: string,
  limit: number = MAX_SHOWN_MESSAGES,
): Promise<MessageDocument[]> {
  const found = await messages(db).find({ subscription_id }).sort({ n: -1 }).limit(limit).toArray();
  return found.reverse();
}
