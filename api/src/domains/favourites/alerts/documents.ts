import type { AlertWording } from '@saltbush/contract';

/** Collection `favourite_alerts`: whether a customer wants mails about favourites, and what they agreed to when. */
export interface AlertConsentDocument {
  /** The customer's id. */
  _id: string;
  wording: AlertWording;
  consented_at: Date;
  /** Null while the consent holds. */
  withdrawn_at: Date | null;
  withdrawn_by: 'account' | 'mail' | null;
  /** Hash of the token in the mails' links, which remains the same: links of earlier mails keep working. */
  stop_hash: string;
  /** The token, encrypted for its customer. */
  stop_sealed: string;
}

/** Collection `favourite_offers`: how the shop last saw a product that somebody saved. */
export interface FavouriteOfferDocument {
  /** Id of the product. */
  _id: number;
  /** In cents. */
  price: number;
  available: boolean;
}

/** Collection `favourite_events`: a change that is still to be told to those who saved the product. */
export interface FavouriteEventDocument {
  /** Id of the product. */
  _id: number;
  kind: 'back_in_stock' | 'price_drop';
  /** In cents. */
  price: number;
  /** The earlier price, in cents. */
  was: number;
  at: Date;
}
