import type { BookingType } from '@saltbush/contract';
import type { FieldCipher } from '../../../lib/field-cipher';
import type { TryContent, TryDocument } from './documents';

/** What of a try is sealed: the service says something about health too. */
type Sealed = TryContent & { booking_type: BookingType };

/** A try cannot be read as another one. */
const ownerOf = (id: string) => `telehealth:try:${id}`;

export const sealTry = (cipher: FieldCipher, id: string, content: Sealed): string =>
  cipher.encrypt(JSON.stringify(content), ownerOf(id));

export const openTry = (cipher: FieldCipher, { _id, sealed }: TryDocument): Sealed =>
  JSON.parse(cipher.decrypt(sealed, ownerOf(_id)));
