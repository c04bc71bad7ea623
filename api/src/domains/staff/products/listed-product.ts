import { priceOfType } from '@saltbush/contract';
import { isLow, type ProductDocument } from '../../catalogue';

/** @returns a product as lists of staff show it */
export const listedProduct = (product: ProductDocument) => ({
  id: String(product._id),
  code: product.code,
  name: product.name,
  schedule: product.schedule,
  is_on_sale: product.status === 'Active',
  stock: product.booking_type === null ? product.stock : null,
  is_low: isLow(product),
  price: priceOfType(product.prices, 'default'),
  sale_price: priceOfType(product.prices, 'promo'),
});
