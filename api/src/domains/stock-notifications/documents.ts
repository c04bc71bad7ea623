/** Collection `stock_notifications`: who waits for a product; gone when told, or after a year. */
export interface StockNotificationDocument {
  _id: string;
  product_id: number;
  /** Trimmed, lower case. */
  email: string;
  created_at: Date;
}
