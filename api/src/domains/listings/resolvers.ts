import type { ListingResolvers, ProductResolvers, QueryResolvers } from '../../generated/resolvers';
import { cardOf, cardsByIds } from './cards';
import type { ListingsContext } from './context';
import { type LoadedListing, loadListing } from './load-listing';
import { recommend } from './recommendations';

const MAX_IDS = 50;

const Query: Pick<QueryResolvers<ListingsContext>, 'products' | 'listing' | 'recommended_products'> = {
  products: (_root, { ids, include_unavailable }, ctx) =>
    cardsByIds(ctx, ids.slice(0, MAX_IDS), { includeUnavailable: include_unavailable ?? false }),
  listing: (_root, { input }, ctx) => loadListing(ctx, input),
  recommended_products: (_root, { input }, ctx) => recommend(ctx, input),
};

/**
 * Who asks for the id of a search has made it: it is recorded, so that clicks on its results can be attributed to it. A
 * document, which is rendered once for many visitors, asks for none.
 */
const Listing: Pick<ListingResolvers<ListingsContext>, 'queryID'> = {
  queryID(listing, _args, ctx) {
    const { queryID, search } = listing as LoadedListing;
    if (search) {
      ctx.search.insights.noteSearch({ ...search, queryID, visitor: null, address: ctx.clientAddress });
    }
    return queryID;
  },
};

const Product: Pick<ProductResolvers<ListingsContext>, 'card'> = {
  card: (product, _args, ctx) => cardOf(product, ctx),
};

export const resolvers = { Query, Listing, Product };
