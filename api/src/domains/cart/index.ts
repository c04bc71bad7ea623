/**
 * Carts: lines, prices and delivery.
 * Public interface for other domains, the server, jobs and the sample shop.
 */
export { openCart, requireCartUuid } from './access';
export type { CartContext } from './context';
export type { CartDocument, CartItemDocument } from './documents';
export { earlierOrder } from './hooks';
export { isForSale, lineErrors, needsScript } from './lines/line-errors';
export { invalidQuantity } from './mutations/cart-add-item';
export { NO_SCRIPT, purchasable, readScript } from './mutations/purchase-rules';
export { newCart } from './new-cart';
export { appliedOffer } from './offers/applied-offer';
export { isForFirstOrders } from './offers/entered-offer';
export { accountCustomer, accountKey, mailboxKey } from './offers/offer-customer';
export { asksPractitionerQuestions, readAnswers } from './questionnaire';
export { findUserCart, writeCart } from './store';
export { maskToken, openAnswers, readToken } from './tokens';
export { updateCart } from './update-cart';
export type { CartView } from './view/cart-view';
export { loadCartView } from './view/load-cart-view';
export { type PricedItem, priceLines } from './view/pricing';
