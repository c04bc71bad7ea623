/** Collection `product_views`: when a user last viewed a product; one document per user and product. */
export interface ProductViewDocument {
  _id: string;
  user_id: string;
  product_id: number;
  viewed_at: Date;
}
