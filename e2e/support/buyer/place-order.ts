import type { PreparedOrder } from './prepare-order';
import { type SendOptions, send } from './send';

const PLACE = `mutation CheckoutPlaceOrder($input: CheckoutPlaceOrderInput!) {
  checkout_place_order(input: $input) { order { reference order_total } } }`;

export interface PlacedOrder {
  reference: string;
  /** Cents. */
  order_total: number;
}

/** Places an order; sending the same prepared order again returns the same order. */
export async function placeOrder(
  origin: string,
  order: PreparedOrder,
  options: SendOptions = {},
): Promise<PlacedOrder> {
  const { checkout_place_order } = await send<{ checkout_place_order: { order: PlacedOrder | null } }>(
    origin,
    PLACE,
    { input: order },
    options,
  );
  if (!checkout_place_order.order) throw new Error('The order was not placed');
  return checkout_place_order.order;
}
