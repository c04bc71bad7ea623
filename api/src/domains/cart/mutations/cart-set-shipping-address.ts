import {
  ADDRESS_MISMATCH,
  type AddressInput,
  addressErrors,
  isState,
  normalisePhone,
  type State,
} from '@saltbush/contract';
import type { CartSetShippingAddressInput } from '../../../generated/resolvers';
import type { ApiContext } from '../../../server/context';
import { invalidInput } from '../../../server/errors';
import { isKnownSuburb } from '../../fulfilment/store';
import { requireCartUuid } from '../access';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** The state of a checked address. Raises INVALID_INPUT by field, also when its parts do not belong together. */
async function checkAddress(ctx: ApiContext, input: AddressInput): Promise<State> {
  const errors = addressErrors(input);
  const { suburb, state, postcode } = input;
  if (Object.keys(errors).length > 0 || !isState(state)) throw invalidInput(errors);
  const belongs = await isKnownSuburb(ctx.db, { suburb, state, postcode });
  if (!belongs) throw invalidInput({ suburb: ADDRESS_MISMATCH });
  return state;
}

/** Stores where the order goes; delivery answers follow its postcode from then on. */
export async function cartSetShippingAddress(
  _root: unknown,
  { input }: { input: CartSetShippingAddressInput },
  ctx: ApiContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  const state = await checkAddress(ctx, input);
  const cart = await updateCart(ctx, uuid, () => ({
    postcode: input.postcode,
    shipping_first_name: input.first_name.trim(),
    shipping_last_name: input.last_name.trim(),
    shipping_address_1: input.address_1.trim(),
    shipping_address_2: input.address_2?.trim() ?? '',
    shipping_suburb: input.suburb.trim().replace(/\s+/g, ' ').toUpperCase(),
    shipping_state: state,
    shipping_postcode: input.postcode,
    shipping_phone: normalisePhone(input.phone),
  }));
  return cartPayload(ctx, cart);
}
