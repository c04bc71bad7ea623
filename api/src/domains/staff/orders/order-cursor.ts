import { FIELD_MESSAGES } from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';
import type { QueuePlace } from '../../orders';

/** Writes a place in a list of orders as a cursor. */
export const cursorOf = ({ created_at, _id }: QueuePlace): string =>
  Buffer.from(`${created_at.getTime()} ${_id}`).toString('base64url');

/** @throws {BusinessError} INVALID_INPUT */
export function readCursor(cursor: string): QueuePlace {
  const [time = '', _id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const created_at = new Date(Number(time || Number.NaN));
  if (Number.isNaN(created_at.getTime()) || !_id)
    throw invalidInput({ after: FIELD_MESSAGES.list_place_invalid });
  return { created_at, _id };
}
