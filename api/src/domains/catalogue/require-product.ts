import { notFound } from '../../lib/errors';
import type { CatalogueContext } from './context';
import type { ProductDocument } from './documents';
import { catalogueIds } from './ids';

/** Returns a product by the id a client sent, available or not. Throws `NOT_FOUND`, also for deleted products. */
export async function requireProduct(
  { loaders }: Pick<CatalogueContext, 'loaders'>,
  id: string,
): Promise<ProductDocument> {
  const [number] = catalogueIds([id]);
  const product = number === undefined ? null : await loaders.product.load(number);
  if (!product || product.status === 'Deleted') throw notFound('Product');
  return product;
}
