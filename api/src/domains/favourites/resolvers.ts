import { randomUUID } from 'node:crypto';
import { DEFAULT_PRICE_TYPE, FIELD_MESSAGES, isPriceType } from '@saltbush/contract';
import type {
  FavouriteResolvers,
  MutationResolvers,
  ProductCardResolvers,
  ProductResolvers,
  QueryResolvers,
} from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import { invalidInput } from '../../lib/errors';
import { readPage } from '../../lib/paging';
import { catalogueIds, requireProduct } from '../catalogue';
import { cardsByIds } from '../listings';
import { alertMutations, alertQueries } from './alerts/resolvers';
import type { FavouritesContext } from './context';
import {
  addFavourite,
  countFavourites,
  findFavourites,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
} from './store';

const MAX_PRICE_TYPE = 20;

const Query: Pick<
  QueryResolvers<FavouritesContext>,
  'favourites' | 'favourite_ids' | 'favourite_products' | 'favourite_alerts'
> = {
  ...alertQueries,

  /** Favourites of the signed-in user (section 7.e). */
  favourites: (_root, { product_id }, ctx) => {
    const { id } = requireUser(ctx);
    if (product_id === null || product_id === undefined) return listFavourites(ctx.db, id);
    return findFavourites(ctx.db, id, catalogueIds([product_id]));
  },

  favourite_ids: async (_root, _args, ctx) => {
    const ids = await listFavouriteIds(ctx.db, requireUser(ctx).id);
    return ids.map(String);
  },

  favourite_products: async (_root, args, ctx) => {
    const { id } = requireUser(ctx);
    const { skip, limit, info } = readPage(args);
    const [found, total] = await Promise.all([
      listFavourites(ctx.db, id, { skip, limit }),
      countFavourites(ctx.db, id),
    ]);
    const ids = found.map(({ product_id }) => String(product_id));
    return { data: await cardsByIds(ctx, ids, { includeUnavailable: true }), paginatorInfo: info(total) };
  },
};

const Mutation: Pick<
  MutationResolvers<FavouritesContext>,
  'favourites_add' | 'favourites_remove' | 'favourite_alerts_set' | 'favourite_alerts_stop'
> = {
  ...alertMutations,

  /** FavouritesAdd (section 7.e). */
  favourites_add: async (_root, { input }, ctx) => {
    const user = requireUser(ctx);
    const priceType = input.price_type ?? DEFAULT_PRICE_TYPE;
    if (!isPriceType(priceType) || priceType.length > MAX_PRICE_TYPE) {
      throw invalidInput({ price_type: FIELD_MESSAGES.value_invalid });
    }
    const product = await requireProduct(ctx, input.product_id);
    const favourite = await addFavourite(ctx.db, {
      _id: randomUUID(),
      user_id: user.id,
      product_id: product._id,
      price_type: priceType,
      created_at: ctx.clock.now(),
    });
    ctx.loaders.isFavourite.clear(product._id);
    return { favourite };
  },

  /** FavouritesRemove (section 7.e). */
  favourites_remove: async (_root, { input }, ctx) => {
    const user = requireUser(ctx);
    const [id] = catalogueIds([input.product_id]);
    if (id === undefined) return { product_id: input.product_id, product: null };
    await removeFavourite(ctx.db, user.id, id);
    ctx.loaders.isFavourite.clear(id);
    return { product_id: input.product_id, product: await ctx.loaders.product.load(id) };
  },
};

const Favourite: FavouriteResolvers<FavouritesContext> = {
  product_id: (favourite) => String(favourite.product_id),
  product: (favourite, _args, ctx) => ctx.loaders.product.load(favourite.product_id),
};

const Product: Pick<ProductResolvers<FavouritesContext>, 'is_favourite'> = {
  is_favourite: (product, _args, ctx) => ctx.loaders.isFavourite.load(product._id),
};

const ProductCard: Pick<ProductCardResolvers<FavouritesContext>, 'isFavourite'> = {
  isFavourite: (card, _args, ctx) => (ctx.user ? ctx.loaders.isFavourite.load(Number(card.id)) : null),
};

export const resolvers = { Query, Mutation, Favourite, Product, ProductCard };
