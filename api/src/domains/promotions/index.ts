/**
 * Promotions and offers.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export type { OfferDocument, PromotionDocument, PromotionRule } from './documents';
export { findRunningOffer, findRunningPromotions, listOffers } from './store';
