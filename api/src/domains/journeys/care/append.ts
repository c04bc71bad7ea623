import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { busy } from '../access';
import type { JourneySubscriptionDocument } from '../documents';
import { type MessageContent, type MessageDocument, messageId, openMessage, sealMessage } from './message';
import {
  type ConversationChange,
  type ConversationDocument,
  changeConversation,
  ensureConversation,
  findConversation,
  findMessage,
  insertMessage,
} from './store';

type Services = Pick<BaseServices, 'db' | 'cipher' | 'clock'> & TransactionServices;

/** A message to be written. */
interface NewMessage {
  /** UUID from the sender. */
  id: string;
  author: MessageDocument['author'];
  content: MessageContent;
  /** What the message makes of the conversation, besides counting it. @throws to write nothing */
  change: (conversation: ConversationDocument, now: Date) => ConversationChange['$set'];
  /** Runs in the same transaction. */
  also?: (conversation: ConversationDocument, session: ClientSession) => Promise<void>;
}

/** @throws {BusinessError} CONFLICT if the stored message says something else: it must not pass for this one */
function requireSame(cipher: Services['cipher'], stored: MessageDocument, content: MessageContent): void {
  const { text, check_in } = openMessage(cipher, stored);
  if (JSON.stringify({ text, check_in }) !== JSON.stringify(content)) throw busy();
}

async function write(
  services: Services,
  { _id: subscription_id, user_id, patient_uuid }: JourneySubscriptionDocument,
  { id, author, content, change, also }: NewMessage,
  session: ClientSession,
): Promise<void> {
  const { db, cipher, clock } = services;
  const _id = messageId(subscription_id, id);
  const stored = await findMessage(db, _id, session);
  if (stored) return requireSame(cipher, stored, content);
  const conversation = await findConversation(db, subscription_id, session);
  if (!conversation) throw busy();
  const n = conversation.count + 1;
  const at = clock.now();
  const set = { ...change(conversation, at), count: n };
  if (!(await changeConversation(db, conversation, { $set: set }, session))) throw busy();
  const sealed = sealMessage(cipher, _id, content);
  await insertMessage(db, { _id, subscription_id, user_id, patient_uuid, n, at, author, sealed }, session);
  await also?.(conversation, session);
}

/**
 * Appends a message to a program's conversation; sent again, it changes nothing.
 * @throws {BusinessError} CONFLICT if its id is that of another message
 */
export async function append(
  services: Services,
  subscription: JourneySubscriptionDocument,
  message: NewMessage,
): Promise<void> {
  await ensureConversation(services.db, subscription);
  try {
    await inTransaction(services, (session) => write(services, subscription, message, session));
  } catch (error) {
    // The same message was sent twice at the same time: one of them is stored.
    const stored = await findMessage(services.db, messageId(subscription._id, message.id));
    if (!isDuplicateKey(error) || !stored) throw error;
    requireSame(services.cipher, stored, message.content);
  }
}
