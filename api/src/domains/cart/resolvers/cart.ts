import {
  DELIVERY_METHODS,
  discountsOf,
  errorText,
  FREE_EXPRESS_FROM,
  FREE_STANDARD_FROM,
  freeShippingMessage,
  gstIncluded,
  isStaffRole,
} from '@saltbush/contract';
import { sameDayRun } from '../../fulfilment';
import type { CartContext } from '../context';
import type { CartDocument } from '../documents';
import { availableOffers } from '../offers/available-offers';
import type { CartView } from '../view/cart-view';
import { unmergedItems } from './unmerged-items';

interface PostcodeArgument {
  postcode?: string | null;
}

const STORED = [
  'postcode',
  'questionnaire_passed',
  'authority_to_leave',
  'delivery_instructions',
  'shipping_first_name',
  'shipping_last_name',
  'shipping_address_1',
  'shipping_address_2',
  'shipping_phone',
  'shipping_postcode',
  'shipping_state',
  'shipping_suburb',
  'user_email',
  'user_first_name',
  'user_last_name',
  'version',
] as const satisfies readonly (keyof CartDocument)[];

const PRICED = [
  'num_items',
  'item_total',
  'discount_total',
  'non_staff_discount_total',
  'cart_subtotal',
  'cart_savings',
  'staff_discount_value',
  'edr_base_points',
  'edr_bonus_points',
] as const satisfies readonly (keyof CartView['pricing'])[];

const stored = Object.fromEntries(
  STORED.map((field) => [field, (view: CartView) => view.document[field]]),
) as { [Field in (typeof STORED)[number]]: (view: CartView) => CartDocument[Field] };

const priced = Object.fromEntries(
  PRICED.map((field) => [field, (view: CartView) => view.pricing[field]]),
) as { [Field in (typeof PRICED)[number]]: (view: CartView) => number };

const postcodeOf = (view: CartView, postcode: string | null | undefined) => postcode ?? view.request.postcode;

async function shippingTotal(view: CartView): Promise<number> {
  return (await view.shippingMethod())?.price ?? 0;
}

async function sameDay(view: CartView, { postcode }: PostcodeArgument) {
  const coverage = await view.coverage(postcodeOf(view, postcode));
  return sameDayRun(coverage, view.now, view.parcel.isCold);
}

async function cncLocation(view: CartView) {
  const method = await view.shippingMethod();
  return method?.locations.find(({ id }) => id === view.document.cnc_location_id) ?? null;
}

/** Returns methods for the postcode of the argument, else of the query, else of the cart. */
async function availableMethods(view: CartView, { input }: { input?: PostcodeArgument | null }) {
  if (!view.requiresShipping) return [];
  const asked = input?.postcode ?? view.request.shippingMethodInput?.postcode;
  const postcode = asked ?? view.document.postcode ?? view.request.postcode;
  return view.methods(postcode);
}

function refusedOffer({ document, offerRefusal }: CartView) {
  if (!document.offer_code || !offerRefusal) return null;
  return { code: document.offer_code, message: errorText('INVALID_OFFER', offerRefusal) };
}

/** Resolvers of the contract's Cart. Money in cents. */
export const cartFields = {
  ...stored,
  ...priced,
  uuid: (view: CartView) => view.document._id,
  items: (view: CartView) => view.lines,
  unmerged_items: unmergedItems,
  discounts: (view: CartView) => discountsOf(view.pricing),
  shipping_total: shippingTotal,
  cart_total: async (view: CartView) => view.pricing.cart_subtotal + (await shippingTotal(view)),
  gst_total: async (view: CartView) => view.pricing.gst_total + gstIncluded(await shippingTotal(view)),
  requires_shipping: (view: CartView) => view.requiresShipping,
  requires_login: (view: CartView) => view.requiresLogin,
  requires_questionnaire: (view: CartView) => view.requiresQuestionnaire,
  staff_discount_eligible: (view: CartView, _args: unknown, ctx: CartContext) =>
    ctx.user !== null &&
    isStaffRole(ctx.user.role) &&
    view.pricing.lines.some((line) => line.takes_staff_discount),
  free_shipping_message: (view: CartView) =>
    view.requiresShipping
      ? freeShippingMessage(view.parcel, { standardAvailable: !view.parcel.isCold })
      : null,
  free_shipping_threshold_express: () => FREE_EXPRESS_FROM,
  free_shipping_threshold_standard: () => FREE_STANDARD_FROM,
  cnc_location: cncLocation,
  shipping_method: (view: CartView) => view.shippingMethod(),
  available_shipping_methods: availableMethods,
  available_offers: (view: CartView, _args: unknown, ctx: CartContext) => availableOffers(ctx, view.now),
  offer: (view: CartView) => view.offer,
  offer_code: (view: CartView) => view.offer?._id ?? null,
  refused_offer: refusedOffer,
  offer_id: (view: CartView) => view.offer?.id ?? null,
  same_day_eligibility: async (view: CartView, args: PostcodeArgument) =>
    view.requiresShipping && !view.parcel.sameDayBlocked && (await sameDay(view, args)) !== null,
  same_day_name: async (view: CartView, args: PostcodeArgument) =>
    (await sameDay(view, args)) ? DELIVERY_METHODS['same-day'].name : null,
  same_day_cutoff: async (view: CartView, args: PostcodeArgument) =>
    (await sameDay(view, args))?.cutoff ?? null,
};
