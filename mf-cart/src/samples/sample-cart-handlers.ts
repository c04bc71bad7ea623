import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import {
  CartAddItemDocument,
  CartCreateDocument,
  CartEditItemDocument,
  CartPageDocument,
  CartRemoveItemDocument,
  CartRemoveOfferDocument,
  CartSetItemPatientDocument,
  CartSetOfferByCodeDocument,
  CartSetQuestionnairePassedDocument,
  CartSetShippingAddressDocument,
  CartSetShippingMethodDocument,
  CartSettleUnmergedDocument,
  CartSetUserDetailsDocument,
  MinicartDocument,
} from '../generated/gql/graphql';
import type { Cart, ShippingMethod } from '../shared/cart/cart';
import { sampleLine, withTotals } from './cart';
import type { SampleState } from './sample-state';

/** Changes the cart and returns it. */
type Change = (changes: Partial<Cart>) => { cart: Cart };

/** Handlers for the cart and its offers. */
export function cartHandlers(state: SampleState): RequestHandler[] {
  const change: Change = (changes) => {
    state.cart = withTotals({ ...state.cart, ...changes, version: state.cart.version + 1 });
    return { cart: state.cart };
  };
  return [
    respondWith(CartPageDocument, () => ({ cart_page: state.cart })),
    respondWith(MinicartDocument, () => ({ cart_mini: state.cart })),
    respondWith(CartCreateDocument, () => ({ cart_create: { cart: state.cart } })),
    ...lineHandlers(state, change),
    respondWith(CartSetOfferByCodeDocument, ({ input: { code } }) => {
      const offer = state.cart.available_offers.find((known) => known.code === code);
      if (!offer) throw new Error(`The sample cart has no offer ${code}`);
      return { cart_set_offer_by_code: { offer, ...change({ offer, offer_code: offer.code }) } };
    }),
    respondWith(CartRemoveOfferDocument, () => ({
      cart_remove_offer: change({ offer: null, offer_code: null, discount_total: 0, discounts: [] }),
    })),
    respondWith(CartSetQuestionnairePassedDocument, ({ input: { questionnaire_passed } }) => ({
      cart_set_questionnaire_passed: change({ questionnaire_passed }),
    })),
    respondWith(CartSettleUnmergedDocument, ({ input: { is_added } }) => {
      const added = state.cart.unmerged_items.map(({ quantity }, index) =>
        sampleLine({ id: `unmerged-${index}`, quantity }),
      );
      const lines = is_added ? [...state.cart.items, ...added] : state.cart.items;
      return { cart_settle_unmerged: change({ items: lines, unmerged_items: [] }) };
    }),
    ...checkoutHandlers(state, change),
  ];
}

/** Handlers for cart lines. */
function lineHandlers(state: SampleState, change: Change): RequestHandler[] {
  const items = () => state.cart.items;
  return [
    respondWith(CartAddItemDocument, ({ input: { product_id, quantity } }) => {
      const item = sampleLine({ id: `line-${product_id}-${state.cart.version}`, quantity });
      return { cart_add_item: { item, ...change({ items: [...items(), item] }) } };
    }),
    respondWith(CartEditItemDocument, ({ input: { item_id, quantity } }) => {
      const edited = items().map((line) =>
        line.id === item_id ? { ...line, quantity, line_total: quantity * line.unit_price } : line,
      );
      return { cart_edit_item: change({ items: edited }) };
    }),
    respondWith(CartRemoveItemDocument, ({ input: { item_id } }) => ({
      cart_remove_item: change({ items: items().filter(({ id }) => id !== item_id) }),
    })),
    respondWith(CartSetItemPatientDocument, ({ input: { item_id, patient_uuid, script_type } }) => {
      const patient = state.patients.find(({ uuid }) => uuid === patient_uuid) ?? null;
      const given = items().map((line) =>
        line.id === item_id ? { ...line, patient, script_type, errors: [] } : line,
      );
      return { cart_set_item_patient: change({ items: given }) };
    }),
  ];
}

/** The pharmacy of a method that was chosen, with the day by which the cart is ready there. */
function placeOf(method: ShippingMethod | null, id: string | null | undefined): Cart['cnc_location'] {
  const place = method?.locations.find((location) => location.id === id);
  return place ? { id: place.id, name: place.name, ready_by: place.readiness?.ready_by ?? null } : null;
}

/** Handlers for contact details and delivery. */
function checkoutHandlers(state: SampleState, change: Change): RequestHandler[] {
  return [
    respondWith(CartSetShippingMethodDocument, ({ input }) => {
      const { available_shipping_methods, authority_to_leave, delivery_instructions } = state.cart;
      const method = available_shipping_methods.find(({ id }) => id === input.shipping_method_id) ?? null;
      return {
        cart_set_shipping_method: change({
          postcode: input.postcode ?? null,
          shipping_method: method,
          cnc_location: placeOf(method, input.cnc_location_id),
          authority_to_leave: input.authority_to_leave ?? authority_to_leave,
          delivery_instructions: input.delivery_instructions ?? delivery_instructions,
        }),
      };
    }),
    respondWith(CartSetShippingAddressDocument, ({ input }) => ({
      cart_set_shipping_address: change({
        shipping_first_name: input.first_name,
        shipping_last_name: input.last_name,
        shipping_address_1: input.address_1,
        shipping_address_2: input.address_2 ?? null,
        shipping_suburb: input.suburb,
        shipping_state: input.state,
        shipping_postcode: input.postcode,
        shipping_phone: input.phone,
      }),
    })),
    respondWith(CartSetUserDetailsDocument, ({ input }) => ({
      cart_set_user_details: change({
        user_email: input.email,
        user_first_name: input.first_name,
        user_last_name: input.last_name,
      }),
    })),
  ];
}
