import { isAdvertisable } from '@saltbush/contract';
import type { ProductCard } from '../../generated/resolvers';
import { toCard } from '../../search/records/card';
import { buildRecord } from '../../search/records/product-record';
import type { ApiContext } from '../../server/context';
import type { CategoryDocument, ProductDocument } from './documents';
import { catalogueIds } from './ids';
import { present } from './loaders';

/** Its categories, root first. */
export async function categoriesOf(product: ProductDocument, ctx: ApiContext): Promise<CategoryDocument[]> {
  const found = present(await ctx.loaders.category.loadMany(product.category_ids));
  return found.sort((a, b) => a.lineage.length - b.lineage.length);
}

/** Its running promotions; none for medicines that may not be promoted. */
export async function promotionsOf(product: ProductDocument, ctx: ApiContext) {
  if (!isAdvertisable(product)) return [];
  return present(await ctx.loaders.promotion.loadMany(product.promotion_ids));
}

/** The card of a product, made from its document. */
export async function cardOf(product: ProductDocument, ctx: ApiContext): Promise<ProductCard> {
  const [brand, categories, promotions] = await Promise.all([
    ctx.loaders.brand.load(product.brand_id),
    categoriesOf(product, ctx),
    promotionsOf(product, ctx),
  ]);
  return toCard(buildRecord(product, { brand, categories, promotions }));
}

/**
 * Cards by id, in the order of the ids, from the search index. Products that are not on sale are not in it; they are
 * read from the database when unavailable ones are wanted.
 */
export async function cardsByIds(
  ctx: ApiContext,
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
