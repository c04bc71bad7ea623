import { MAX_PROMOTION_PRODUCTS, PROMOTION_NUMBERS, promotionState } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { countPromoted, findProducts, findPromoted, type ProductDocument } from '../../catalogue';
import type { PromotionDocument } from '../../promotions';
import type { StaffContext } from '../context';
import { listedProduct } from '../products/listed-product';
import { requirePromotion } from './moved';
import { warningsOf } from './warnings';

/** @returns a promotion as the list shows it */
export async function listedPromotion({ db, clock }: StaffContext, promotion: PromotionDocument) {
  const { _id, display_title, rule, starts_at, end_date, product_ids, staff_name } = promotion;
  const given: Partial<Record<string, number | string>> = rule;
  const numbers = Object.fromEntries(PROMOTION_NUMBERS.map((name) => [name, given[name] ?? null]));
  return {
    id: String(_id),
    display_title,
    numbers: { ...numbers, kind: rule.kind },
    state: promotionState(promotion, clock.now()),
    from: starts_at,
    until: end_date,
    product_count: product_ids?.length ?? (await countPromoted(db, _id)),
    changed_by: staff_name ?? null,
  };
}

/** Returns the products of a promotion, in the order in which they were chosen. */
export async function productsOf(
  { db }: Pick<StaffContext, 'db'>,
  { _id, product_ids }: PromotionDocument,
): Promise<ProductDocument[]> {
  if (!product_ids) return findPromoted(db, _id, MAX_PROMOTION_PRODUCTS);
  const found = new Map((await findProducts(db, product_ids)).map((product) => [product._id, product]));
  return product_ids.flatMap((id) => found.get(id) ?? []);
}

/** Returns a promotion as staff work on it. */
export async function staffPromotionOf(ctx: StaffContext, promotion: PromotionDocument) {
  const { version = 0, display_info, met_message, unmet_message, mix_and_match, changed_at } = promotion;
  const products = await productsOf(ctx, promotion);
  return {
    promotion: await listedPromotion(ctx, promotion),
    version,
    display_info,
    met_message,
    unmet_message,
    mix_and_match,
    products: products.map(listedProduct),
    warnings: await warningsOf(ctx, promotion, products),
    changed_at: changed_at ?? null,
  };
}

/** Returns a promotion for staff. */
export async function staffPromotion(_root: unknown, { id }: { id: string }, ctx: StaffContext) {
  requirePermission(ctx, 'promotions:draft');
  return staffPromotionOf(ctx, await requirePromotion(ctx, id));
}
