import { deliveryInstructionsError, FIELD_MESSAGES, isPostcode } from '@saltbush/contract';
import type { CartSetShippingMethodInput } from '../../../generated/resolvers';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { ShippingMethod } from '../../fulfilment';
import { openCart, requireCartUuid } from '../access';
import type { CartContext } from '../context';
import type { CartChange } from '../store';
import { updateCart } from '../update-cart';
import type { CartView } from '../view/cart-view';
import { loadCartView } from '../view/load-cart-view';
import { cartPayload } from './payload';

const invalidMethod = (reason: 'not_offered' | 'no_location') =>
  new BusinessError('INVALID_SHIPPING_METHOD', { reason });

function findMethod(methods: readonly ShippingMethod[], id: string): ShippingMethod {
  const method = methods.find((offered) => offered.id === id);
  if (!method) throw invalidMethod('not_offered');
  return method;
}

/** Returns the pharmacy of a click-and-collect choice; null for other methods. */
function findLocation(method: ShippingMethod, id: string | null | undefined): number | null {
  if (method.id !== 'click-and-collect') return null;
  const location = method.locations.find((offered) => String(offered.id) === id);
  if (!location) throw invalidMethod('no_location');
  return location.id;
}

function checkInput({ postcode, delivery_instructions }: CartSetShippingMethodInput): void {
  if (postcode && !isPostcode(postcode)) throw invalidInput({ postcode: FIELD_MESSAGES.postcode_malformed });
  const problem = delivery_instructions && deliveryInstructionsError(delivery_instructions);
  if (problem) throw invalidInput({ delivery_instructions: problem });
}

async function choose(
  view: CartView,
  input: CartSetShippingMethodInput,
  postcode: string,
): Promise<CartChange> {
  const method = findMethod(await view.methods(postcode), input.shipping_method_id);
  const { authority_to_leave, delivery_instructions } = input;
  return {
    postcode,
    shipping_method_id: method.id,
    cnc_location_id: findLocation(method, input.cnc_location_id),
    ...(typeof authority_to_leave === 'boolean' ? { authority_to_leave } : {}),
    ...(typeof delivery_instructions === 'string'
      ? { delivery_instructions: delivery_instructions.trim() || null }
      : {}),
  };
}

/** Sets the shipping method and the delivery instructions (section 2.15). */
export async function cartSetShippingMethod(
  _root: unknown,
  { input }: { input: CartSetShippingMethodInput },
  ctx: CartContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  checkInput(input);
  const view = await loadCartView(ctx, await openCart(ctx, uuid));
  const postcode = input.postcode ?? view.document.postcode ?? view.request.postcode;
  const change = await choose(view, input, postcode);
  return cartPayload(ctx, await updateCart(ctx, uuid, () => change));
}
