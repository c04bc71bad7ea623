import { bookingReference } from '@saltbush/contract';
import type { FieldCipher } from '../../../lib/field-cipher';
import type { BookingDocument } from '../bookings/documents';
import type { ScriptContent, StoredScript } from './documents';

/** Each text opens only as what it is, and only in its booking. */
const contentOwner = (uuid: string, number: number) => `${uuid}:script:${number}`;
const reasonOwner = (uuid: string, number: number) => `${contentOwner(uuid, number)}:reason`;

/** Returns the code under which a script of a consultation is on file, such as `TH-3F9A1C20-S1`. */
export const issuedCode = ({ _id }: Pick<BookingDocument, '_id'>, number: number): string =>
  `${bookingReference(_id)}-S${number}`;

export const sealScript = (
  cipher: FieldCipher,
  content: ScriptContent,
  { uuid, number }: { uuid: string; number: number },
): string => cipher.encrypt(JSON.stringify(content), contentOwner(uuid, number));

export const openScript = (
  cipher: FieldCipher,
  uuid: string,
  { content, number }: Pick<StoredScript, 'content' | 'number'>,
): ScriptContent => JSON.parse(cipher.decrypt(content, contentOwner(uuid, number))) as ScriptContent;

/** Returns why a script was withdrawn; null if it was not. */
export const openEnd = (cipher: FieldCipher, uuid: string, { ended, number }: StoredScript): string | null =>
  ended ? cipher.decrypt(ended.reason, reasonOwner(uuid, number)) : null;

/** Returns a script that was withdrawn; it stays in the record. */
export const endScript = (
  cipher: FieldCipher,
  uuid: string,
  script: StoredScript,
  { reason, ...end }: { staff_id: string; at: Date; reason: string },
): StoredScript => ({
  ...script,
  ended: { ...end, reason: cipher.encrypt(reason.trim(), reasonOwner(uuid, script.number)) },
});
