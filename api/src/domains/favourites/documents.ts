/** Collection `favourites`: one document per user and product. */
export interface FavouriteDocument {
  _id: string;
  user_id: string;
  product_id: number;
  price_type: string;
  created_at: Date;
  /** The time of the last change that its customer was told of by mail. */
  alerted_at?: Date;
}
