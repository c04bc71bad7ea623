import { sameDayRun } from '../../fulfilment';
import type { PromotionDocument } from '../../promotions';
import type { CartContext } from '../context';
import { maskToken, readToken } from '../tokens';
import type { CartLineView } from '../view/cart-view';
import { canGoSameDay } from '../view/parcel';

const isRestricted = ({ product, cart }: CartLineView): boolean =>
  product?.excluded_states.includes(cart.state) ?? false;

async function isSameDayEligible(line: CartLineView, { postcode }: { postcode?: string | null }) {
  if (!canGoSameDay(line) || isRestricted(line)) return false;
  const coverage = await line.cart.coverage(postcode ?? line.cart.request.postcode);
  return sameDayRun(coverage, line.cart.now, line.product?.is_fridge ?? false) !== null;
}

function maskedToken({ item }: CartLineView, _args: unknown, ctx: CartContext): string | null {
  const token = readToken(ctx.cipher, item);
  return token && maskToken(token);
}

/** Resolvers of the contract's CartItem. Money in cents. */
export const cartItemFields = {
  id: ({ item }: CartLineView) => item.id,
  product: ({ product }: CartLineView) => product,
  quantity: ({ item }: CartLineView) => item.quantity,
  unit_price: ({ priced }: CartLineView) => priced?.unit_price ?? 0,
  line_total: ({ priced }: CartLineView) => priced?.line_total ?? 0,
  price_type: ({ item }: CartLineView) => item.price_type,
  live_price_type: ({ item, priced }: CartLineView) => priced?.live_price_type ?? item.price_type,
  frequency: ({ item }: CartLineView) => item.frequency,
  script_type: ({ item }: CartLineView) => item.script_type,
  eprescription_token: maskedToken,
  questionnaire_passed: ({ item }: CartLineView) => item.questionnaire_passed ?? null,
  errors: ({ errors }: CartLineView) => errors,
  is_restricted: isRestricted,
  edr_base_points: ({ priced }: CartLineView) => priced?.edr_base_points ?? 0,
  is_same_day_eligible: isSameDayEligible,
  patient: ({ patient }: CartLineView) => patient,
  patient_id: ({ patient }: CartLineView) => patient?._id ?? null,
  patient_first_name: ({ patient }: CartLineView) => patient?.first_name ?? null,
  patient_last_name: ({ patient }: CartLineView) => patient?.last_name ?? null,
  matched_promotion: ({ matchedPromotion }: CartLineView) => matchedPromotion,
  missed_promotions: ({ missedPromotions }: CartLineView) => missedPromotions,
};

const promotionId = { id: (promotion: PromotionDocument) => String(promotion._id) };
export const matchedPromotionFields = promotionId;
export const missedPromotionFields = promotionId;
