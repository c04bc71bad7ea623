/** Collection `product_views`: when a user last viewed a product; one document per user and product. */
export interface ProductViewDocument {
  _id: string;
  user_id: string;
  product_id: number;
  viewed_at: Date;
  /** When the user removed it. It stays, so that another device's views do not bring it back. */
  removed_at?: Date;
}
