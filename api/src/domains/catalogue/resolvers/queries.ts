import type { QueryResolvers } from '../../../generated/resolvers';
import { cardsByIds } from '../cards';
import { answerListing } from '../listing';
import { findPromotion } from '../promotion-store';
import { recommend } from '../recommendations';
import {
  findBrandBySlug,
  findCategoryByPath,
  findProductBySlug,
  findRootCategories,
  listBrands,
} from '../store';

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
  product: (_root, { slug }, ctx) => findProductBySlug(ctx.db, slug),
  products: (_root, { ids, include_unavailable }, ctx) =>
    cardsByIds(ctx, ids.slice(0, MAX_IDS), { includeUnavailable: include_unavailable ?? false }),
  category: (_root, { path }, ctx) => findCategoryByPath(ctx.db, path),
  categories: (_root, _args, ctx) => findRootCategories(ctx.db),
  brand: (_root, { slug }, ctx) => findBrandBySlug(ctx.db, slug),
  brands: (_root, { popular }, ctx) => listBrands(ctx.db, { popular: popular ?? false }),
  promotions: (_root, { id }, ctx) => findPromotion(ctx.db, id, ctx.clock.now()),
  listing: (_root, { input }, ctx) => answerListing(ctx, input),
  recommended_products: (_root, { input }, ctx) => recommend(ctx, input),
};
