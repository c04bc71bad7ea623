import { contactErrors, normaliseEmail } from '@saltbush/contract';
import type { CartSetUserDetailsInput } from '../../../generated/resolvers';
import { invalidInput } from '../../../lib/errors';
import { requireCartUuid } from '../access';
import type { CartContext } from '../context';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** Stores the contact details of the person ordering. */
export async function cartSetUserDetails(
  _root: unknown,
  { input }: { input: CartSetUserDetailsInput },
  ctx: CartContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  const errors = contactErrors(input);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const cart = await updateCart(ctx, uuid, () => ({
    user_email: normaliseEmail(input.email),
    user_first_name: input.first_name.trim(),
    user_last_name: input.last_name.trim(),
  }));
  return cartPayload(ctx, cart);
}
