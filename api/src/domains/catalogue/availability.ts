import type { ProductDocument } from './documents';

type Sold = Pick<ProductDocument, 'status' | 'stock'>;

export const isOutOfStock = ({ stock }: Pick<Sold, 'stock'>): boolean => stock <= 0;

/** Returns true for products that are Active and in stock (section 4.a). */
export const isAvailable = (product: Sold): boolean => product.status === 'Active' && !isOutOfStock(product);
