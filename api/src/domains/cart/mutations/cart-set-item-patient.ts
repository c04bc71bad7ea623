import type { CartSetItemPatientInput } from '../../../generated/resolvers';
import type { ApiContext } from '../../../server/context';
import { notFound } from '../../../server/errors';
import { requireCartUuid } from '../access';
import { updateCart } from '../update-cart';
import { itemPayload } from './payload';
import { readScript } from './purchase-rules';

/** Says for which patient and on which script a line is. */
export async function cartSetItemPatient(
  _root: unknown,
  { input }: { input: CartSetItemPatientInput },
  ctx: ApiContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  const script = await readScript(ctx, input);
  const cart = await updateCart(ctx, uuid, ({ items }) => {
    if (!items.some(({ id }) => id === input.item_id)) throw notFound('Cart item');
    return { items: items.map((item) => (item.id === input.item_id ? { ...item, ...script } : item)) };
  });
  return itemPayload(ctx, cart, input.item_id);
}
