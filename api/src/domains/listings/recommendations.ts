import type { ProductCardList, RecommendedProductsInput } from '../../generated/resolvers';
import type { Filter } from '../../search/engine/filter';
import { MAX_MERGED, MAX_PER_MODEL, type RecommendationModel } from '../../search/recommend';
import { toCard } from '../../search/records/card';
import type { ProductRecord } from '../../search/records/product-record';
import { catalogueIds } from '../catalogue';
import type { ListingsContext } from './context';

const MAX_ORIGINS = 10;

/** Returns the category and brand that narrow the model `popular`; null if one of them does not exist. */
function narrowing(ctx: ListingsContext, input: RecommendedProductsInput): Filter[] | null {
  const filters: Filter[] = [];
  const [categoryId] = catalogueIds(input.category_id ? [input.category_id] : []);
  if (input.category_id) {
    const category = categoryId === undefined ? null : ctx.reference.category(categoryId);
    if (!category) return null;
    filters.push({ facet: 'category_paths', value: category.path });
  }
  const [brandId] = catalogueIds(input.brand_id ? [input.brand_id] : []);
  if (input.brand_id) {
    const brand = brandId === undefined ? null : ctx.reference.brand(brandId);
    if (!brand) return null;
    filters.push({ facet: 'brand', value: brand.name });
  }
  return filters;
}

/** Recommends products for others: each model gives at most 10, once, merged to at most 12 (rule 7.k-10). */
export async function recommend(
  ctx: ListingsContext,
  input: RecommendedProductsInput,
): Promise<ProductCardList> {
  const limit = Math.min(Math.max(0, input.limit ?? MAX_MERGED), MAX_MERGED);
  const origins = (input.product_ids ?? []).slice(0, MAX_ORIGINS);
  const narrowed = narrowing(ctx, input);
  const merged = new Map<string, ProductRecord>();
  const add = async (model: RecommendationModel, objectID?: string, filter?: Filter) => {
    const found = await ctx.search.recommend({ model, objectID, filter, limit: MAX_PER_MODEL });
    for (const record of found) if (!origins.includes(record.objectID)) merged.set(record.objectID, record);
  };
  for (const model of new Set(input.models)) {
    if (model === 'popular' && narrowed) await add(model, undefined, { all: narrowed });
    if (model !== 'popular') for (const objectID of origins) await add(model, objectID);
  }
  const data = [...merged.values()].slice(0, limit).map((record) => toCard(record));
  return { data, paginatorInfo: { current_page: 1, last_page: 1, per_page: limit, total: data.length } };
}
