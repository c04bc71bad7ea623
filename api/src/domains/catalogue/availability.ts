import type { ProductDocument } from './documents';

type Sold = Pick<ProductDocument, 'status' | 'stock'>;

export const isOutOfStock = ({ stock }: Pick<Sold, 'stock'>): boolean => stock <= 0;

/** True when it can be bought: Active and in stock (section 4.a). */
export const isAvailable = (product: Sold): boolean => product.status === 'Active' && !isOutOfStock(product);
