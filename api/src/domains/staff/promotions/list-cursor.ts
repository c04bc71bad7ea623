import { FIELD_MESSAGES } from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';
import type { PromotionPlace } from '../../promotions';

/** @returns a place in a list as an address holds it */
export const cursorOf = (place: PromotionPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws {BusinessError} INVALID_INPUT (after) */
export function readCursor(cursor: string): PromotionPlace {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    const isPlace = Array.isArray(place) && place.length === 2 && place.every(Number.isSafeInteger);
    if (isPlace && Math.abs(Number(place[0])) <= 8.64e15) return place as PromotionPlace;
  } catch {
    // Not a cursor of ours.
  }
  throw invalidInput({ after: FIELD_MESSAGES.list_place_invalid });
}
