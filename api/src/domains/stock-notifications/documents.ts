/** Collection `stock_notifications`: who is waiting for a product; deleted once notified, or after a year. */
export interface StockNotificationDocument {
  _id: string;
  product_id: number;
  /** Trimmed, lower case. */
  email: string;
  created_at: Date;
}
