import { orderLimit } from '@saltbush/contract';
import { BusinessError } from '../../lib/errors';
import type { ProductDocument } from '../catalogue';

/** @throws {BusinessError} ORDER_LIMIT for more units than one order may contain */
export function checkOrderLimit(product: ProductDocument, quantity: number): void {
  const limit = orderLimit(product);
  if (limit === 0 || quantity <= limit) return;
  throw new BusinessError('ORDER_LIMIT', { limit });
}
