import { isOutage, useCartIdentity, useHydrated, useSession } from '@saltbush/shared-ui/platform';
import { useEffect, useState } from 'react';
import { isSessionOver } from '../../../shared/cart/session-over';
import { clearOrderKey, unconfirmedOrders } from '../../../shared/order/order-attempt';
import { claimOrder, releaseOrder } from '../../../shared/order/order-claim';
import { placeOrder } from '../api/place-order';
import { finishOrder } from './finish-order';

/** Sends an order again whose response was lost. */
async function recover(cartUuid: string): Promise<void> {
  try {
    const { order } = await placeOrder({ cartUuid, sourceId: null, expectedTotal: null });
    if (order) finishOrder(order, cartUuid);
    else clearOrderKey(cartUuid);
  } catch (error) {
    // Its owner signs in again, and then it is asked for again.
    if (!isOutage(error) && !isSessionOver(error)) clearOrderKey(cartUuid);
  }
}

/**
 * Recovers an order whose response was lost (a reload, a broken connection). The order may have been placed, in which
 * case resending it with the same key returns it and shows the confirmation. Returns true while it is being checked.
 */
export function useUnconfirmedOrder(): boolean {
  const uuid = useCartIdentity((state) => state.uuid);
  const hydrated = useHydrated();
  const userId = useSession((state) => state.user?.id ?? '');
  const [isChecking, setIsChecking] = useState(false);

  useEffect(() => {
    // Asked again once its owner has signed in.
    const isReady = hydrated && typeof userId === 'string';
    const lost = isReady ? unconfirmedOrders(uuid)[0] : undefined;
    if (!lost) return;
    let isCurrent = true;
    // Another tab that places it shows the customer what became of it; if that one is gone, this one does.
    void claimOrder(lost.cartUuid).then(async () => {
      const isStillLost = unconfirmedOrders(uuid).some(({ cartUuid }) => cartUuid === lost.cartUuid);
      if (!isCurrent || !isStillLost) return releaseOrder(lost.cartUuid);
      setIsChecking(true);
      await recover(lost.cartUuid);
      setIsChecking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [hydrated, uuid, userId]);
  return isChecking;
}
