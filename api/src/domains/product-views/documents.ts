/** Collection `product_views`: when a user last looked at a product; one for each user and product. */
export interface ProductViewDocument {
  _id: string;
  user_id: string;
  product_id: number;
  viewed_at: Date;
}
