import type { UsersSetCartInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { unauthenticated } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import type { CartContext } from '../context';
import { mergeGuestCart } from '../merge/merge';

/** Merges the device's cart into the signed-in user's; `user.cart.uuid` is the cart to continue with. */
export async function usersSetCart(
  _root: unknown,
  { input }: { input: UsersSetCartInput },
  ctx: CartContext,
) {
  const { id } = requireUser(ctx);
  await mergeGuestCart(ctx, { guestCartUuid: input.cart_uuid ?? null, userId: id });
  const user = await findCustomer(ctx.db, id);
  if (!user) throw unauthenticated();
  return { user };
}
