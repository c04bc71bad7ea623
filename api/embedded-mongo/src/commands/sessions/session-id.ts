import { Binary } from 'bson';
import { type Doc, isBson } from '../../bson/types';

/** Hex id of a session. */
export function sessionId(value: unknown): string | undefined {
  const id = (value as Doc | undefined)?.id;
  return isBson(id, 'Binary') ? Buffer.from(id.buffer).toString('hex') : undefined;
}

/** The document of a session, as clients know it. */
export function sessionDocument(hex: string): Doc {
  return { id: new Binary(Buffer.from(hex, 'hex'), Binary.SUBTYPE_UUID) };
}
