import type { ProductCard } from '../../generated/resolvers';
import { buildRecord } from '../../search/records/build-record';
import { toCard } from '../../search/records/card';
import { catalogueIds, categoriesOf, type ProductDocument, present, promotionsOf } from '../catalogue';
import type { ListingsContext } from './context';

type CardContext = Pick<ListingsContext, 'reference' | 'search' | 'loaders'>;

/** Builds a product's card from its document. */
export function cardOf(product: ProductDocument, ctx: CardContext): ProductCard {
  return toCard(
    buildRecord(product, {
      brand: ctx.reference.brand(product.brand_id),
      categories: categoriesOf(product, ctx),
      promotions: promotionsOf(product, ctx),
    }),
  );
}

/**
 * Returns cards by id from the search index, in the order of the ids. Products off sale are not in the index; they
 * are read from the database if unavailable ones are requested.
 */
export async function cardsByIds(
  ctx: CardContext,
  ids: readonly string[],
  { includeUnavailable }: { includeUnavailable: boolean },
): Promise<ProductCard[]> {
  const cards = await Promise.all(
    ids.map(async (id) => {
      const record = ctx.search.products.get(id);
      if (record) return record.available || includeUnavailable ? toCard(record) : null;
      const [number] = includeUnavailable ? catalogueIds([id]) : [];
      const product = number === undefined ? null : await ctx.loaders.product.load(number);
      return product && cardOf(product, ctx);
    }),
  );
  return present(cards);
}
