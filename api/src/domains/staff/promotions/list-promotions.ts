import type { PromotionState } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { listPromotions, placeOfPromotion } from '../../promotions';
import type { StaffContext } from '../context';
import { cursorOf, readCursor } from './list-cursor';
import { listedPromotion } from './one-promotion';

const MAX_PROMOTIONS = 50;

interface Arguments {
  show?: PromotionState | null;
  after?: string | null;
  first?: number | null;
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
