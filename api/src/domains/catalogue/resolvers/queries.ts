import type { QueryResolvers } from '../../../generated/resolvers';
import type { CatalogueContext } from '../context';

type CatalogueQueries = Pick<
  QueryResolvers<CatalogueContext>,
  'product' | 'category' | 'categories' | 'brand' | 'brands' | 'promotions'
>;

export const Query: CatalogueQueries = {
  product: (_root, { slug }, ctx) => ctx.productCache.bySlug(slug),
  category: (_root, { path }, ctx) => ctx.reference.categoryByPath(path),
  categories: (_root, _args, ctx) => [...ctx.reference.children(0)],
  brand: (_root, { slug }, ctx) => ctx.reference.brandBySlug(slug),
  brands: (_root, { popular }, ctx) =>
    ctx.reference.brands().filter((brand) => brand.product_count > 0 && (!popular || brand.is_popular)),
  promotions: (_root, { id }, ctx) => ctx.reference.runningPromotion(id),
};
