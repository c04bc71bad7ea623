/**
 * Promotions and offers.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { listPromotions, type PromotionPlace, placeOfPromotion } from './desk/list-promotions';
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
export { findRunningOffer, listOffers } from './offers/store';
export { isUsedByCustomer, type OfferCustomer, OfferRefused, returnUse, takeUse } from './offers/uses';
export { isRunning } from './running';
export { findRunningPromotions } from './store';
