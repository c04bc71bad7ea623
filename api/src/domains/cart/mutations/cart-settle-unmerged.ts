import type { CartSettleUnmergedInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { openCart, requireCartUuid } from '../access';
import type { CartContext } from '../context';
import type { CartDocument } from '../documents';
import { mergeGuestCart } from '../merge/merge';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** Merges the guest's cart that did not fit at sign-in. @throws {BusinessError} `CART_FULL` if it still does not */
async function mergeAgain(ctx: CartContext, { unmerged }: CartDocument): Promise<void> {
  if (!unmerged?.cart_uuid) return;
  await mergeGuestCart(ctx, { guestCartUuid: unmerged.cart_uuid, userId: requireUser(ctx).id });
}

/** Adds what was not merged at sign-in, or leaves it out for good. */
export async function cartSettleUnmerged(
  _root: unknown,
  { input }: { input: CartSettleUnmergedInput },
  ctx: CartContext,
) {
  requireUser(ctx);
  const uuid = requireCartUuid(input.cart_uuid);
  const before = await openCart(ctx, uuid);
  if (input.is_added) await mergeAgain(ctx, before);
  // The merge itself may have left units over, which the shopper has not seen yet.
  const settled = await updateCart(ctx, uuid, ({ unmerged }) =>
    unmerged && unmerged.cart_uuid === before.unmerged?.cart_uuid ? { unmerged: null } : null,
  );
  return cartPayload(ctx, settled);
}
