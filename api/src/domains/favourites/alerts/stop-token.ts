import { createHash, randomBytes } from 'node:crypto';
import { links } from '@saltbush/contract/links';
import type { FieldCipher } from '../../../lib/field-cipher';
import type { AlertConsentDocument } from './documents';

const TOKEN_BYTES = 32;

const ownerOf = (userId: string) => `favourite_alerts:${userId}`;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Creates the token of a customer's mails, whose holder can stop them and nothing else. */
export function newStopToken(cipher: FieldCipher, userId: string) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { stop_hash: hashOf(token), stop_sealed: cipher.encrypt(token, ownerOf(userId)) };
}

/** Returns the address that stops a customer's mails. In the fragment, the token reaches neither servers nor their logs. */
export function stopUrl(
  { cipher, config }: { cipher: FieldCipher; config: { publicOrigin: string } },
  { _id, stop_sealed }: Pick<AlertConsentDocument, '_id' | 'stop_sealed'>,
): string {
  return `${config.publicOrigin}${links.account.stopAlerts()}#${cipher.decrypt(stop_sealed, ownerOf(_id))}`;
}
