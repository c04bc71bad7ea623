import { randomUUID } from 'node:crypto';
import { VIEWS_DELETE_FAILED } from '@saltbush/contract';
import type { MutationResolvers, QueryResolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import { readPage } from '../../lib/paging';
import { catalogueIds, requireProduct } from '../catalogue';
import { cardsByIds } from '../listings';
import type { ProductViewsContext } from './context';
import { listViews, removeView, saveView, saveViews } from './store';

const PER_PAGE = 20;
/** Number of views that a device stores (rule look-07). */
const MAX_DEVICE_VIEWS = 20;

const Query: Pick<QueryResolvers<ProductViewsContext>, 'product_views'> = {
  /** Returns the products that the user viewed, latest first (section 7.d). */
  product_views: async (_root, { page }, ctx) => {
    const views = await listViews(ctx.db, requireUser(ctx).id);
    const ids = views.map(({ product_id }) => String(product_id));
    const cards = await cardsByIds(ctx, ids, { includeUnavailable: false });
    const { skip, limit, info } = readPage({ page, per_page: PER_PAGE });
    return { data: cards.slice(skip, skip + limit), paginatorInfo: info(cards.length) };
  },
};

/** Returns the known products among a device's views, without duplicates, in the device's order. */
async function readDeviceViews(ctx: ProductViewsContext, productIds: readonly string[]): Promise<number[]> {
  const ids = [...new Set(catalogueIds(productIds.slice(0, MAX_DEVICE_VIEWS)))];
  const products = await ctx.loaders.product.loadMany(ids);
  return products.flatMap((product) =>
    product && !(product instanceof Error) && product.status !== 'Deleted' ? [product._id] : [],
  );
}

const Mutation: Pick<
  MutationResolvers<ProductViewsContext>,
  'product_views_create' | 'product_views_delete' | 'product_views_merge'
> = {
  /** ProductViewsCreate (section 7.d). */
  product_views_create: async (_root, { product_id }, ctx) => {
    const user = requireUser(ctx);
    const product = await requireProduct(ctx, product_id);
    const viewed_at = ctx.clock.now();
    await saveView(ctx.db, { _id: randomUUID(), user_id: user.id, product_id: product._id, viewed_at });
    return { product_id: String(product._id), viewed_at };
  },

  /** ProductViewsDelete (section 7.d): a failure is only logged. */
  product_views_delete: async (_root, { product_id }, ctx) => {
    const user = requireUser(ctx);
    try {
      const [id] = catalogueIds([product_id]);
      if (id !== undefined) await removeView(ctx.db, user.id, id, ctx.clock.now());
      return { product_id, deleted: true };
    } catch (error) {
      ctx.log.error({ err: error }, VIEWS_DELETE_FAILED);
      return { product_id, deleted: false };
    }
  },

  /** Merges a device's views into the user's at sign-in (rule look-07). */
  product_views_merge: async (_root, { product_ids }, ctx) => {
    const user = requireUser(ctx);
    const deviceViews = await readDeviceViews(ctx, product_ids);
    const now = ctx.clock.now().getTime();
    const latest = deviceViews.map((product_id, place) => ({
      _id: randomUUID(),
      product_id,
      viewed_at: new Date(now - place),
    }));
    await saveViews(ctx.db, user.id, latest);
    const views = await listViews(ctx.db, user.id);
    return { product_ids: views.map(({ product_id }) => String(product_id)) };
  },
};

export const resolvers = { Query, Mutation };
