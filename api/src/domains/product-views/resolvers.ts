import { randomUUID } from 'node:crypto';
import type { MutationResolvers, QueryResolvers } from '../../generated/resolvers';
import { requireUser } from '../../server/context';
import { cardsByIds } from '../catalogue/cards';
import { catalogueIds } from '../catalogue/ids';
import { loadKnownProduct } from '../catalogue/known-product';
import { deleteView, listViews, saveView } from './store';

const PER_PAGE = 20;

/** The log's line for a failed delete (section 8); the shopper is not told. */
const DELETE_FAILED = 'Error deleting product for logged in user from recently viewed';

const Query: Pick<QueryResolvers, 'product_views'> = {
  /** Products that the user looked at, the latest first (section 7, Products and listings). */
  product_views: async (_root, { page }, ctx) => {
    const views = await listViews(ctx.db, requireUser(ctx).id);
    const ids = views.map(({ product_id }) => String(product_id));
    const cards = await cardsByIds(ctx, ids, { includeUnavailable: false });
    const current_page = Math.max(1, page ?? 1);
    const last_page = Math.max(1, Math.ceil(cards.length / PER_PAGE));
    const data = cards.slice((current_page - 1) * PER_PAGE, current_page * PER_PAGE);
    return { data, paginatorInfo: { current_page, last_page, per_page: PER_PAGE, total: cards.length } };
  },
};

const Mutation: Pick<MutationResolvers, 'product_views_create' | 'product_views_delete'> = {
  /** ProductViewsCreate (section 7, Products and listings). */
  product_views_create: async (_root, { product_id }, ctx) => {
    const user = requireUser(ctx);
    const product = await loadKnownProduct(ctx, product_id);
    const viewed_at = ctx.clock.now();
    await saveView(ctx.db, { _id: randomUUID(), user_id: user.id, product_id: product._id, viewed_at });
    return { product_id: String(product._id), viewed_at };
  },

  /** ProductViewsDelete (section 7, Products and listings): a failure is only logged. */
  product_views_delete: async (_root, { product_id }, ctx) => {
    const user = requireUser(ctx);
    try {
      const [id] = catalogueIds([product_id]);
      if (id !== undefined) await deleteView(ctx.db, user.id, id);
      return { product_id, deleted: true };
    } catch (error) {
      ctx.log.error({ err: error }, DELETE_FAILED);
      return { product_id, deleted: false };
    }
  },
};

export const resolvers = { Query, Mutation };
