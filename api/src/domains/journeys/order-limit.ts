import { orderLimit } from '@saltbush/contract';
import { BusinessError } from '../../lib/errors';
import type { ProductDocument } from '../catalogue/documents';

/** Raises ORDER_LIMIT for more units than one order may have. */
export function checkOrderLimit(product: ProductDocument, quantity: number): void {
  const limit = orderLimit(product);
  if (limit === 0 || quantity <= limit) return;
  throw new BusinessError(`You can order at most ${limit} of this product at a time.`, 'ORDER_LIMIT');
}
