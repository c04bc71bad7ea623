import { FIELD_MESSAGES, type PromotionState } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { listPromotions, type PromotionPlace, placeOfPromotion } from '../../promotions';
import type { StaffContext } from '../context';
import { listedPromotion } from './one-promotion';

const MAX_PROMOTIONS = 50;

interface Arguments {
  show?: PromotionState | null;
  after?: string | null;
  first?: number | null;
}

const cursorOf = (place: PromotionPlace): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws {BusinessError} INVALID_INPUT */
function readCursor(cursor: string): PromotionPlace {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    const isPlace = Array.isArray(place) && place.length === 2 && place.every(Number.isSafeInteger);
    if (isPlace && Math.abs(Number(place[0])) <= 8.64e15) return place as PromotionPlace;
  } catch {
    // Not a cursor of ours.
  }
  throw invalidInput({ after: FIELD_MESSAGES.list_place_invalid });
}

/** Returns a page of the promotions of one state. For staff. */
export async function staffPromotions(_root: unknown, args: Arguments, ctx: StaffContext) {
  requirePermission(ctx, 'promotions:draft');
  const limit = Math.min(Math.max(args.first ?? MAX_PROMOTIONS, 1), MAX_PROMOTIONS);
  const found = await listPromotions(ctx.db, {
    state: args.show ?? 'running',
    now: ctx.clock.now(),
    after: args.after ? readCursor(args.after) : null,
    limit: limit + 1,
  });
  const data = found.slice(0, limit);
  const last = data.at(-1);
  return {
    data: await Promise.all(data.map((promotion) => listedPromotion(ctx, promotion))),
    next: found.length > limit && last ? cursorOf(placeOfPromotion(last)) : null,
  };
}
