import type { PricedCart } from '@saltbush/contract';
import type { StaffPromotionPreviewInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { findRunningPromotions, type PromotionDocument } from '../../promotions';
import type { StaffContext } from '../context';
import { requirePromotion } from './moved';
import { priceTrial, readLines, type Trial } from './trial';

/** Returns the same trial with a promotion among all others, or without it. */
function joined(trial: Trial, promotion: PromotionDocument, isWith: boolean): Trial {
  const { _id, product_ids } = promotion;
  const others = trial.promotions.filter((other) => other._id !== _id);
  const products = trial.products.map((product) => {
    const rest = product.promotion_ids.filter((id) => id !== _id);
    const takesPart = product_ids?.includes(product._id) ?? rest.length < product.promotion_ids.length;
    return { ...product, promotion_ids: isWith && takesPart ? [...rest, _id] : rest };
  });
  return { ...trial, products, promotions: isWith ? [...others, promotion] : others };
}

/** Shows both carts line by line. */
function compared(trial: Trial, [without, withIt]: readonly [PricedCart, PricedCart]) {
  const promotions = new Map(trial.promotions.map((promotion) => [promotion._id, promotion]));
  return withIt.lines.map((line, at) => {
    const matched = line.matched_promotion_id === null ? null : promotions.get(line.matched_promotion_id);
    const missed = line.missed_promotion_ids.flatMap((id) => promotions.get(id)?.unmet_message ?? []);
    return {
      product_id: line.id,
      name: trial.products.find(({ _id }) => String(_id) === line.id)?.name ?? '',
      quantity: trial.items[at]?.quantity ?? 0,
      unit_price: line.unit_price,
      without: without.lines[at]?.net_total ?? 0,
      with: line.net_total,
      promotion: matched?.display_title ?? null,
      messages: [...(matched ? [matched.met_message] : []), ...missed],
    };
  });
}

/** Returns what a cart costs without a promotion and with it, beside all others that run then. For staff. */
export async function staffPromotionPreview(
  _root: unknown,
  { input }: { input: StaffPromotionPreviewInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'promotions:draft');
  const promotion = await requirePromotion(ctx, input.promotion_id);
  const { products, items } = await readLines(ctx, input.lines);
  const now = ctx.clock.now();
  const at = new Date(Math.max(promotion.starts_at.getTime(), now.getTime()));
  const ids = [...new Set(products.flatMap(({ promotion_ids }) => promotion_ids))];
  const promotions = await findRunningPromotions(ctx.db, ids, at);
  const trial: Trial = { items, products, promotions, at, isStaff: input.is_staff ?? false };
  const withIt = joined(trial, promotion, true);
  const carts = [priceTrial(joined(trial, promotion, false)), priceTrial(withIt)] as const;
  const [before, after] = carts;
  return {
    at,
    lines: compared(withIt, carts),
    ...{ without: before.cart_subtotal, with: after.cart_subtotal },
    ...{ points_without: before.edr_bonus_points, points_with: after.edr_bonus_points },
  };
}
