import type { QueryResolvers } from '../../../generated/resolvers';
import { cardsByIds } from '../cards';
import { answerListing } from '../listing';
import { recommend } from '../recommendations';

const MAX_IDS = 50;

type CatalogueQueries = Pick<
  QueryResolvers,
  | 'product'
  | 'products'
  | 'category'
  | 'categories'
  | 'brand'
  | 'brands'
  | 'promotions'
  | 'listing'
  | 'recommended_products'
>;

export const Query: CatalogueQueries = {
  product: (_root, { slug }, ctx) => ctx.shownProducts.bySlug(slug),
  products: (_root, { ids, include_unavailable }, ctx) =>
    cardsByIds(ctx, ids.slice(0, MAX_IDS), { includeUnavailable: include_unavailable ?? false }),
  category: (_root, { path }, ctx) => ctx.reference.categoryByPath(path),
  categories: (_root, _args, ctx) => [...ctx.reference.children(0)],
  brand: (_root, { slug }, ctx) => ctx.reference.brandBySlug(slug),
  brands: (_root, { popular }, ctx) =>
    ctx.reference.brands().filter((brand) => brand.product_count > 0 && (!popular || brand.is_popular)),
  promotions: (_root, { id }, ctx) => ctx.reference.runningPromotion(id),
  listing: (_root, { input }, ctx) => answerListing(ctx, input),
  recommended_products: (_root, { input }, ctx) => recommend(ctx, input),
};
