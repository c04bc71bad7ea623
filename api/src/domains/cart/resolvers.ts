import type { Resolvers } from '../../generated/resolvers';
import { openCart, requireCartUuid } from './access';
import type { CartContext } from './context';
import { cartAddItem } from './mutations/cart-add-item';
import { cartCreate } from './mutations/cart-create';
import { cartEditItem } from './mutations/cart-edit-item';
import { cartRemoveItem } from './mutations/cart-remove-item';
import { cartRemoveOffer } from './mutations/cart-remove-offer';
import { cartSetItemPatient } from './mutations/cart-set-item-patient';
import { cartSetItemPatientQuestionnaire } from './mutations/cart-set-item-patient-questionnaire';
import { cartSetOfferByCode } from './mutations/cart-set-offer-by-code';
import { cartSetQuestionnairePassed } from './mutations/cart-set-questionnaire-passed';
import { cartSetShippingAddress } from './mutations/cart-set-shipping-address';
import { cartSetShippingMethod } from './mutations/cart-set-shipping-method';
import { cartSetUserDetails } from './mutations/cart-set-user-details';
import { cartSettleUnmerged } from './mutations/cart-settle-unmerged';
import { usersSetCart } from './mutations/users-set-cart';
import { cartFields } from './resolvers/cart';
import { cartItemFields, matchedPromotionFields, missedPromotionFields } from './resolvers/cart-item';
import { findUserCart } from './store';
import type { CartRequest, CartView } from './view/cart-view';
import { loadCartView } from './view/load-cart-view';

interface CartArguments extends Partial<CartRequest> {
  uuid?: string | null;
}

/** Returns a cart by uuid if the reader may see it. */
async function cart(_root: unknown, args: CartArguments, ctx: CartContext): Promise<CartView> {
  const document = await openCart(ctx, requireCartUuid(args.uuid));
  const { postcode = '2000', shippingMethodInput = null } = args;
  return loadCartView(ctx, document, { postcode, shippingMethodInput });
}

/** `me` is always the signed-in user. */
async function ownCart(_me: unknown, _args: unknown, ctx: CartContext): Promise<CartView | null> {
  const document = ctx.user && (await findUserCart(ctx.db, ctx.user.id));
  return document && loadCartView(ctx, document);
}

export const resolvers: Resolvers<CartContext> = {
  Query: { cart, cart_page: cart, cart_mini: cart, cart_header: cart, cart_edr: cart },
  Mutation: {
    cart_create: cartCreate,
    cart_add_item: cartAddItem,
    cart_edit_item: cartEditItem,
    cart_remove_item: cartRemoveItem,
    cart_set_item_patient: cartSetItemPatient,
    cart_set_item_patient_questionnaire: cartSetItemPatientQuestionnaire,
    users_set_cart: usersSetCart,
    cart_settle_unmerged: cartSettleUnmerged,
    cart_set_user_details: cartSetUserDetails,
    cart_set_shipping_address: cartSetShippingAddress,
    cart_set_offer_by_code: cartSetOfferByCode,
    cart_remove_offer: cartRemoveOffer,
    cart_set_shipping_method: cartSetShippingMethod,
    cart_set_questionnaire_passed: cartSetQuestionnairePassed,
  },
  Me: { cart: ownCart },
  Cart: cartFields,
  CartHeader: {
    cart_subtotal: cartFields.cart_subtotal,
    cart_total: cartFields.cart_total,
    num_items: cartFields.num_items,
  },
  CartEdr: {
    edr_base_points: cartFields.edr_base_points,
    edr_bonus_points: cartFields.edr_bonus_points,
  },
  CartItem: cartItemFields,
  MatchedPromotion: matchedPromotionFields,
  MissedPromotion: missedPromotionFields,
  Offer: { code: (offer: { _id: string }) => offer._id },
};
