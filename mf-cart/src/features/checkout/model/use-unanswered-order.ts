import { isOutage, useCartIdentity, useHydrated } from '@saltbush/shared-ui/platform';
import { useEffect, useState } from 'react';
import { forgetOrderKey, unansweredOrders } from '../../../shared/order/order-attempt';
import { placeOrder } from '../api/place-order';
import { finishOrder } from './finish-order';

/**
 * An order whose answer was lost (a reload, a broken connection) may have been placed: its cart is gone then. Asking
 * again under the same key gives the same order, and the shopper the confirmation. True while it is asked.
 */
export function useUnansweredOrder(): boolean {
  const uuid = useCartIdentity((state) => state.uuid);
  const hydrated = useHydrated();
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    const lost = hydrated ? unansweredOrders(uuid)[0] : undefined;
    if (!lost) return;
    const { cartUuid } = lost;
    setIsAsking(true);
    placeOrder({ cartUuid, sourceId: null, expectedTotal: null })
      .then((result) => {
        if (result.kind === 'placed') finishOrder(result.order, cartUuid);
        else forgetOrderKey(cartUuid);
      })
      .catch((error: unknown) => {
        if (!isOutage(error)) forgetOrderKey(cartUuid);
      })
      .finally(() => setIsAsking(false));
  }, [hydrated, uuid]);
  return isAsking;
}
