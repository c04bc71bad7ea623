import { canMoveOrder } from '@saltbush/contract';
import type { OrdersSetAddressInput } from '../../../generated/resolvers';
import { BusinessError, notFound } from '../../../lib/errors';
import { checkAddress, checkFixedReach } from '../../fulfilment';
import { findToChange, shown } from '../access/find-order';
import type { OrdersContext } from '../context';
import type { OrderDocument } from '../documents';
import { findOrderById, setShippingAddress } from '../store';

/** Returns whether the customer can still change where an order goes. */
export const canSetAddress = ({ state, shipping_address }: OrderDocument): boolean =>
  shipping_address !== null && canMoveOrder(state, 'cancelled', 'customer');

/** What a parcel costs and when it comes follows the state, and for same-day runs the postcode: both stay. */
function checkSamePrice(order: OrderDocument, next: { state: string; postcode: string }): void {
  const { shipping_address: now, shipping_method: method } = order;
  if (!now) throw new BusinessError('ADDRESS_FIXED', { reason: 'collected' });
  if (next.state !== now.state) throw new BusinessError('ADDRESS_FIXED', { reason: 'state' });
  if (method?.id === 'same-day' && next.postcode !== now.postcode) {
    throw new BusinessError('ADDRESS_FIXED', { reason: 'postcode' });
  }
}

/** Returns whether another door is meant; a name or a phone number can be corrected wherever the parcel already goes. */
const isElsewhere = (
  { shipping_address: now }: OrderDocument,
  next: { address_1: string; postcode: string },
): boolean => next.address_1 !== now?.address_1 || next.postcode !== now.postcode;

/** Changes where an order is delivered, until it is packed, at the same price and where its method delivers. */
export async function ordersSetAddress(
  _root: unknown,
  { input }: { input: OrdersSetAddressInput },
  ctx: OrdersContext,
) {
  const { order, isOwner } = await findToChange(ctx, input);
  const address = await checkAddress(ctx.db, input);
  checkSamePrice(order, address);
  if (isElsewhere(order, address)) {
    await checkFixedReach(ctx.db, address, order.shipping_method?.id ?? null);
  }
  const isSet = canSetAddress(order) && (await setShippingAddress(ctx.db, order, address));
  const newest = await findOrderById(ctx.db, order._id);
  if (!newest) throw notFound('Order');
  if (!isSet) throw new BusinessError('WRONG_STATE', { asked: 'sent elsewhere', state: newest.state });
  return { order: shown({ order: newest, isOwner }) };
}
