import type { CheckInOutcome, Symptom } from '@saltbush/contract';
import type { FieldCipher } from '../../../lib/field-cipher';

/** How a member was, with what the rules made of it. */
export interface CheckIn {
  symptoms: Symptom[];
  is_hard: boolean;
  outcome: CheckInOutcome;
  /** Version of the rules. */
  rules: string;
}

/** What a message says: sealed, because it is health data. */
export interface MessageContent {
  text: string;
  check_in: CheckIn | null;
}

/** Collection `journey_messages`: what member and practitioners have written. Kept like the clinical history. */
export interface MessageDocument {
  /** `{subscription}/{UUID from the sender}`: sent twice, it is one. */
  _id: string;
  subscription_id: string;
  user_id: string;
  patient_uuid: string | null;
  /** Position in the conversation, from 1. */
  n: number;
  at: Date;
  author: { role: 'member' | 'practitioner'; id: string };
  /** Encrypted JSON of the content, bound to the message. */
  sealed: string;
}

/** A message as read. */
export type OpenedMessage = Omit<MessageDocument, 'sealed'> & MessageContent;

/** A message cannot be read as another one. */
const ownerOf = (id: string) => `journey:message:${id}`;

/** Returns the document's id of a message. */
export const messageId = (subscription_id: string, uuid: string): string => `${subscription_id}/${uuid}`;

/** Seals what a message says. */
export const sealMessage = (cipher: FieldCipher, id: string, content: MessageContent): string =>
  cipher.encrypt(JSON.stringify(content), ownerOf(id));

/** Opens a message. */
export function openMessage(cipher: FieldCipher, { sealed, ...message }: MessageDocument): OpenedMessage {
  const content: MessageContent = JSON.parse(cipher.decrypt(sealed, ownerOf(message._id)));
  return { ...message, ...content };
}
