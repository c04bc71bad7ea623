import { gstIncluded, percentOf, spreadDiscount } from '../money';
import { earnsPoints, isAdvertisable, isDiscountable } from '../products/regulation';
import { baseRewardPoints } from '../rewards';
import { bonusPoints } from './bonus-points';
import type {
  CartLine,
  CartPricingInput,
  OfferMiss,
  PercentOffer,
  PricedCart,
  PricedLine,
} from './cart-pricing';
import { linePrice } from './line-price';
import { offerCovers, offerMiss } from './offer-cover';
import { evaluatePromotions, type LinePromotion } from './promotions';
import { shownPrice } from './shown-price';

/** Staff discount in per cent, not on S3, S4 or telehealth (rule selling-22). */
export const STAFF_PERCENT = 10;

interface Draft {
  line: CartLine;
  unit: number;
  type: string;
  total: number;
  net: number;
  promotion: LinePromotion;
}

const NO_PROMOTION: LinePromotion = { discount: 0, matched_id: null, missed_ids: [] };
const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0);

function draftLines({ lines, promotions }: CartPricingInput): Draft[] {
  const drafts = lines.map((line): Draft => {
    const { unit, type, total } = linePrice(line.product, {
      quantity: line.quantity,
      requested: line.price_type,
      isAutoDelivery: Boolean(line.frequency),
    });
    return { line, unit, type, total, net: total, promotion: NO_PROMOTION };
  });
  const results = evaluatePromotions(
    drafts.map(({ line, unit }) => ({
      id: line.id,
      product_id: line.product.id,
      quantity: line.quantity,
      unit_price: unit,
      promotion_ids: isAdvertisable(line.product) ? line.product.promotion_ids : [],
    })),
    promotions,
  );
  for (const draft of drafts) {
    draft.promotion = results.get(draft.line.id) ?? NO_PROMOTION;
    draft.net -= draft.promotion.discount;
  }
  return drafts;
}

/** Takes an offer off the lines that it covers. @returns why it takes nothing off; null if it does, or if there is none */
function applyOffer(offer: PercentOffer | null, drafts: readonly Draft[]): OfferMiss | null {
  if (!offer) return null;
  const covered = drafts.filter(({ line }) => offerCovers(offer, line.product));
  const spend = sumOf(covered, ({ net }) => net);
  const miss = offerMiss(offer, covered.length, spend);
  if (miss) return miss;
  const parts = spreadDiscount(
    percentOf(spend, offer.percent),
    covered.map(({ net }) => net),
  );
  covered.forEach((draft, index) => {
    draft.net -= parts[index] ?? 0;
  });
  return null;
}

/** Returns what the line's units cost less than the price that is struck through beside theirs. */
function priceSaving({ line, unit }: Draft): number {
  const everyday = line.product.prices.find(({ type }) => type === 'default')?.value ?? null;
  const { rrp, schedule, tags } = line.product;
  const { was } = shownPrice({ rrp, schedule, tags, price: unit, everyday });
  return was === null ? 0 : (was - unit) * line.quantity;
}

function finishLine(draft: Draft, { isStaff, promotions }: CartPricingInput): PricedLine {
  const { line, promotion, total } = draft;
  const takesStaff = isDiscountable(line.product) && line.product.booking_type === null;
  const staff = isStaff && takesStaff ? percentOf(draft.net, STAFF_PERCENT) : 0;
  const net = draft.net - staff;
  const earns = earnsPoints(line.product);
  return {
    id: line.id,
    unit_price: draft.unit,
    live_price_type: draft.type,
    line_total: total,
    discount: total - draft.net,
    staff_discount: staff,
    net_total: net,
    gst: line.product.gst_free ? 0 : gstIncluded(net),
    saving: priceSaving(draft) + total - net,
    takes_staff_discount: takesStaff,
    edr_base_points: earns ? baseRewardPoints(net) : 0,
    edr_bonus_points: earns ? bonusPoints(line.product, promotions) * line.quantity : 0,
    matched_promotion_id: promotion.matched_id,
    missed_promotion_ids: promotion.missed_ids,
  };
}

/**
 * Prices a cart: selects a price per line (section 9), on AutoDelivery its lower unit price, then applies
 * promotions, offer and staff discount in this order, each to the remainder of the previous one. All amounts in cents; the parts add up exactly.
 */
export function priceCart(input: CartPricingInput): PricedCart {
  const drafts = draftLines(input);
  const offerMissed = applyOffer(input.offer, drafts);
  const lines = drafts.map((draft) => finishLine(draft, input));
  const itemTotal = sumOf(lines, (line) => line.line_total);
  const discount = sumOf(lines, (line) => line.discount);
  const staff = sumOf(lines, (line) => line.staff_discount);
  const subtotal = itemTotal - discount - staff;
  const earning = new Set(input.lines.filter(({ product }) => earnsPoints(product)).map(({ id }) => id));
  return {
    lines,
    num_items: sumOf(input.lines, (line) => line.quantity),
    item_total: itemTotal,
    non_staff_discount_total: discount,
    promotion_discount_total: sumOf(drafts, ({ promotion }) => promotion.discount),
    staff_discount_value: staff,
    discount_total: discount + staff,
    cart_subtotal: subtotal,
    cart_savings: sumOf(lines, (line) => line.saving),
    gst_total: sumOf(lines, (line) => line.gst),
    edr_base_points: baseRewardPoints(sumOf(lines, ({ id, net_total }) => (earning.has(id) ? net_total : 0))),
    edr_bonus_points: sumOf(lines, (line) => line.edr_bonus_points),
    offer_applies: input.offer !== null && offerMissed === null,
    offer_miss: offerMissed,
  };
}
