import { randomUUID } from 'node:crypto';
import { normaliseEmail, notifyEmailError } from '@saltbush/contract';
import type { MutationResolvers } from '../../generated/resolvers';
import { BusinessError, invalidInput } from '../../lib/errors';
import { isAvailable, requireProduct } from '../catalogue';
import type { StockNotificationsContext } from './context';
import { addNotification } from './store';

const Mutation: Pick<MutationResolvers<StockNotificationsContext>, 'product_stock_notification'> = {
  /** ProductStockNotification (section 7.d; section 4.a). */
  product_stock_notification: async (_root, args, ctx) => {
    await ctx.limits.count('stockNotificationByAddress', ctx.clientAddress);
    const error = notifyEmailError(args.email);
    if (error) throw invalidInput({ email: error });
    const product = await requireProduct(ctx, args.product_id);
    if (product.status !== 'Active') throw new BusinessError('PRODUCT_UNAVAILABLE', { reason: 'not_sold' });
    if (isAvailable(product)) throw new BusinessError('IN_STOCK');
    const email = normaliseEmail(args.email);
    await ctx.limits.count('stockNotificationByReceiver', email);
    const created_at = ctx.clock.now();
    await addNotification(ctx.db, { _id: randomUUID(), product_id: product._id, email, created_at });
    return { product_id: String(product._id), email };
  },
};

export const resolvers = { Mutation };
