import { cartKeys } from '@saltbush/shared-ui/entities';
import { useCharge } from '@saltbush/shared-ui/payment';
import { getQueryClient, renewQueries } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { placeOrder } from '../api/place-order';
import { finishOrder } from './finish-order';
import { type OrderFailure, orderFailure } from './order-failure';

interface PlaceOrderOptions {
  cart: Cart;
  sourceId: string | null;
  /** The account keeps the payment method. */
  keepsPayment: boolean;
  onSent: () => void;
  onFailed: (failure: OrderFailure) => void;
}

/** Places the order, including 3-D Secure authentication when the bank requires it. */
export function usePlaceOrder({ cart, sourceId, keepsPayment, onSent, onFailed }: PlaceOrderOptions) {
  const [isPlaced, setIsPlaced] = useState(false);
  const send = (expectedTotal: number) => {
    onSent();
    const expectedReadyBy = cart.cnc_location?.ready_by;
    return placeOrder({ cartUuid: cart.uuid, sourceId, keepsPayment, expectedTotal, expectedReadyBy });
  };
  const { charge, isBusy, dialog } = useCharge(send, {
    onDone: ({ order }) => {
      setIsPlaced(true);
      finishOrder(order, cart.uuid);
    },
    onFailed: async (error) => {
      const failure = orderFailure(error);
      if (failure.isCartStale) await renewQueries(getQueryClient(), cartKeys.of(cart.uuid));
      onFailed(failure);
    },
    onCancelled: (message) =>
      onFailed({
        section: 'review',
        message,
        isPaymentSpent: false,
        isSessionOver: false,
        isCartStale: false,
      }),
  });
  return { isBusy: isBusy || isPlaced, place: () => void charge(cart.cart_total), dialog };
}
