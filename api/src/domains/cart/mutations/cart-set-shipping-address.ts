import type { CartSetShippingAddressInput } from '../../../generated/resolvers';
import { checkAddress, checkReach } from '../../fulfilment';
import { requireCartUuid } from '../access';
import type { CartContext } from '../context';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** Stores the delivery address; delivery fields follow its postcode from then on. */
export async function cartSetShippingAddress(
  _root: unknown,
  { input }: { input: CartSetShippingAddressInput },
  ctx: CartContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  const address = await checkAddress(ctx.db, input);
  const cart = await updateCart(ctx, uuid, ({ shipping_method_id }) => {
    checkReach(address.address_1, { method: shipping_method_id });
    return {
      postcode: address.postcode,
      shipping_first_name: address.first_name,
      shipping_last_name: address.last_name,
      shipping_address_1: address.address_1,
      shipping_address_2: address.address_2,
      shipping_suburb: address.suburb,
      shipping_state: address.state,
      shipping_postcode: address.postcode,
      shipping_phone: address.phone,
    };
  });
  return cartPayload(ctx, cart);
}
