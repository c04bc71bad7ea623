/**
 * Promotions and offers.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export type { OfferDocument, PromotionDocument, PromotionRule } from './documents';
export { findRunningOffer, findRunningPromotions, listOffers } from './store';
