import { notFound } from '../../lib/errors';
import type { CatalogueContext } from './context';
import type { ProductDocument } from './documents';
import { catalogueIds } from './ids';

/** A product by the id that a client sent, whether it can be bought or not. Raises NOT_FOUND for deleted ones too. */
export async function loadKnownProduct(
  { loaders }: Pick<CatalogueContext, 'loaders'>,
  id: string,
): Promise<ProductDocument> {
  const [number] = catalogueIds([id]);
  const product = number === undefined ? null : await loaders.product.load(number);
  if (!product || product.status === 'Deleted') throw notFound('Product');
  return product;
}
