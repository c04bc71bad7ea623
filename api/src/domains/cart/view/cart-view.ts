import type { LineError, LostOffer, OfferRefusal, PricedCart, PricedLine, State } from '@saltbush/contract';
import type { ProductDocument } from '../../catalogue';
import type { Coverage, Parcel, ShippingMethod } from '../../fulfilment';
import type { PatientNameDocument } from '../../patients';
import type { OfferDocument, PromotionDocument } from '../../promotions';
import type { CartDocument, CartItemDocument } from '../documents';

/** The reader's location, from the arguments of the query. */
export interface CartRequest {
  postcode: string;
  shippingMethodInput: { postcode?: string | null } | null;
  /** Set if no person chooses the time, as with AutoDelivery: after-hours prices do not apply. */
  isUnattended?: boolean;
  /** When its medicines would be supplied, if not now. */
  suppliedAt?: Date;
}

/** A line with everything needed to display and validate it. Money in cents. */
export interface CartLineView {
  item: CartItemDocument;
  product: ProductDocument | null;
  /** Null for a deleted product, which has no price. */
  priced: PricedLine | null;
  errors: LineError[];
  /** The first day (ISO) on which its medicine may be supplied again; null if it may be. */
  nextSupplyOn: string | null;
  patient: PatientNameDocument | null;
  matchedPromotion: PromotionDocument | null;
  missedPromotions: PromotionDocument[];
  cart: CartView;
}

/** A cart at the time of reading: prices, errors, offer and delivery are computed, not stored. */
export interface CartView {
  document: CartDocument;
  lines: CartLineView[];
  pricing: PricedCart;
  offer: OfferDocument | null;
  /** Why the entered code is no offer for this shopper; null if it is one, or if none is entered. */
  lostOffer: LostOffer | null;
  /** Why the entered offer code takes nothing off; null if it does, or if none is entered. */
  offerRefusal: OfferRefusal | null;
  state: State;
  parcel: Parcel;
  requiresShipping: boolean;
  requiresLogin: boolean;
  requiresQuestionnaire: boolean;
  request: CartRequest;
  now: Date;
  /** Returns the coverage of a postcode, cached per postcode. */
  coverage(postcode: string): Promise<Coverage | null>;
  /** Returns the methods offered at a postcode, with when the cart could be collected from each pharmacy. */
  methods(postcode: string): Promise<ShippingMethod[]>;
  /** Returns the chosen method as it applies to this cart, cached. */
  shippingMethod(): Promise<ShippingMethod | null>;
}
