import { links } from '@saltbush/contract/links';
import { publish } from '@saltbush/shared-ui/bus';
import { cartKeys, orderKeys } from '@saltbush/shared-ui/entities';
import {
  getLocation,
  getQueryClient,
  navigate,
  setCartUuid,
  trackPurchase,
  useCartIdentity,
} from '@saltbush/shared-ui/platform';
import { orderQuery, type PlacedOrder } from '../../../shared/order/api/order-query';
import { storePlacedOrder } from '../../../shared/order/placed-order';

/** Completes an order: shows the confirmation and clears the ordered cart from this device in every tab. */
export function finishOrder(order: PlacedOrder, cartUuid: string): void {
  const client = getQueryClient();
  storePlacedOrder(order.reference, cartUuid);
  client.setQueryData(orderQuery(order.reference, cartUuid).queryKey, order);
  void client.invalidateQueries({ queryKey: orderKeys.all, refetchType: 'none' });
  navigate(links.confirmation(order.reference), { replace: getLocation() });
  if (useCartIdentity.getState().uuid === cartUuid) setCartUuid(null);
  client.removeQueries({ queryKey: cartKeys.of(cartUuid) });
  publish('cart:changed', { uuid: cartUuid });
  trackPurchase(
    order.items.map(({ product_id, quantity, unit_price }) => ({
      product_id: Number(product_id),
      quantity,
      unit_price,
    })),
  );
}
