import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { cartKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient, renewQueries } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { placeOrder, type ThreeDSecureStep } from '../api/place-order';
import { finishOrder } from './finish-order';
import { type OrderFailure, orderFailure } from './order-failure';

const CANCELLED: OrderFailure = {
  section: 'review',
  message: 'Your bank’s check was not finished. You have not been charged.',
  isCardSpent: false,
  isCartStale: false,
};

interface PlaceOrderOptions {
  cart: Cart;
  sourceId: string | null;
  onSent: () => void;
  onFailed: (failure: OrderFailure) => void;
}

/** Places the order, including 3-D Secure authentication when the bank requires it. */
export function usePlaceOrder({ cart, sourceId, onSent, onFailed }: PlaceOrderOptions) {
  const { status, run } = useActionStatus();
  const [step, setStep] = useState<ThreeDSecureStep | null>(null);
  const [isPlaced, setIsPlaced] = useState(false);

  const fail = async (failure: OrderFailure) => {
    if (failure.isCartStale) await renewQueries(getQueryClient(), cartKeys.of(cart.uuid));
    onFailed(failure);
  };
  const place = () =>
    run(async () => {
      onSent();
      setStep(null);
      try {
        const result = await placeOrder({ cartUuid: cart.uuid, sourceId, expectedTotal: cart.cart_total });
        if (result.kind === 'challenge') return setStep(result.step);
        setIsPlaced(true);
        finishOrder(result.order, cart.uuid);
      } catch (error) {
        await fail(orderFailure(error));
        throw error;
      }
    });
  const cancelStep = () => {
    setStep(null);
    void fail(CANCELLED);
  };
  const isBusy = status === 'busy' || step !== null || isPlaced;
  return { isBusy, place: () => void place(), step, cancelStep };
}
