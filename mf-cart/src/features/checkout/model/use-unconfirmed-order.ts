import { isOutage, useCartIdentity, useHydrated } from '@saltbush/shared-ui/platform';
import { useEffect, useState } from 'react';
import { clearOrderKey, unconfirmedOrders } from '../../../shared/order/order-attempt';
import { placeOrder } from '../api/place-order';
import { finishOrder } from './finish-order';

/**
 * Recovers an order whose response was lost (a reload, a broken connection). The order may have been placed, in which
 * case resending it with the same key returns it and shows the confirmation. Returns true while it is being checked.
 */
export function useUnconfirmedOrder(): boolean {
  const uuid = useCartIdentity((state) => state.uuid);
  const hydrated = useHydrated();
  const [isChecking, setIsChecking] = useState(false);

  useEffect(() => {
    const lost = hydrated ? unconfirmedOrders(uuid)[0] : undefined;
    if (!lost) return;
    const { cartUuid } = lost;
    setIsChecking(true);
    placeOrder({ cartUuid, sourceId: null, expectedTotal: null })
      .then((result) => {
        if (result.order) finishOrder(result.order, cartUuid);
        else clearOrderKey(cartUuid);
      })
      .catch((error: unknown) => {
        if (!isOutage(error)) clearOrderKey(cartUuid);
      })
      .finally(() => setIsChecking(false));
  }, [hydrated, uuid]);
  return isChecking;
}
