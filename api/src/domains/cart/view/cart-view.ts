import type { LineError, PricedCart, PricedLine, State } from '@saltbush/contract';
import type { ProductDocument } from '../../catalogue';
import type { Coverage, Parcel, ShippingMethod } from '../../fulfilment';
import type { PatientNameDocument } from '../../patients';
import type { OfferDocument, PromotionDocument } from '../../promotions';
import type { CartDocument, CartItemDocument } from '../documents';

/** Where a reader of the cart is: arguments of the query that asked for it. */
export interface CartRequest {
  postcode: string;
  shippingMethodInput: { postcode?: string | null } | null;
  /** True where no person chooses the hour, as with AutoDelivery: after-hours prices do not apply. */
  isUnattended?: boolean;
}

/** A line with everything it is shown and checked with. Money in cents. */
export interface CartLineView {
  item: CartItemDocument;
  product: ProductDocument | null;
  /** Null for a product that is gone: it has no price. */
  priced: PricedLine | null;
  errors: LineError[];
  patient: PatientNameDocument | null;
  matchedPromotion: PromotionDocument | null;
  missedPromotions: PromotionDocument[];
  cart: CartView;
}

/** A cart as it stands now: prices, errors, offer and delivery are worked out when it is read. */
export interface CartView {
  document: CartDocument;
  lines: CartLineView[];
  pricing: PricedCart;
  offer: OfferDocument | null;
  state: State;
  parcel: Parcel;
  requiresShipping: boolean;
  requiresLogin: boolean;
  requiresQuestionnaire: boolean;
  request: CartRequest;
  now: Date;
  /** Coverage of a postcode, read once per postcode. */
  coverage(postcode: string): Promise<Coverage | null>;
  /** The chosen method as it stands for this cart, read once. */
  shippingMethod(): Promise<ShippingMethod | null>;
}
