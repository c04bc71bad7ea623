/**
 * Promotions and offers.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export type { PromotionPlace } from './desk/by-state';
export { listPromotions, placeOfPromotion } from './desk/list-promotions';
export {
  findByRequest,
  findPromotion,
  findPromotions,
  insertDraft,
  nextPromotionId,
  removeDraft,
  updatePromotion,
} from './desk/store';
export type { OfferDocument, PromotionDocument, PromotionRule } from './documents';
export {
  findOffer,
  findOfferByRequest,
  insertOffer,
  listOffersByState,
  nextOfferId,
  type OfferChange,
  placeOfOffer,
  removeOfferDraft,
  updateOffer,
} from './offers/desk';
export { usesOfEach } from './offers/running-offer';
export { findRunningOffer, limitsCustomers, listOffers } from './offers/store';
export { type OfferCustomer, OfferRefused, returnUse, takeUse, usedBy } from './offers/uses';
export { isRunning } from './running';
export { findRunningPromotions } from './store';
