import type { ProductResolvers, QueryResolvers } from '../../generated/resolvers';
import { cardOf, cardsByIds } from './cards';
import type { ListingsContext } from './context';
import { loadListing } from './load-listing';
import { recommend } from './recommendations';

const MAX_IDS = 50;

const Query: Pick<QueryResolvers<ListingsContext>, 'products' | 'listing' | 'recommended_products'> = {
  products: (_root, { ids, include_unavailable }, ctx) =>
    cardsByIds(ctx, ids.slice(0, MAX_IDS), { includeUnavailable: include_unavailable ?? false }),
  listing: (_root, { input }, ctx) => loadListing(ctx, input),
  recommended_products: (_root, { input }, ctx) => recommend(ctx, input),
};

const Product: Pick<ProductResolvers<ListingsContext>, 'card'> = {
  card: (product, _args, ctx) => cardOf(product, ctx),
};

export const resolvers = { Query, Product };
