import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { getQueryClient } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { Cart } from '../../../model/cart';
import { placeOrder, type ThreeDSecureStep } from '../api/place-order';
import { finishOrder } from '../finish-order';
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

/** Places the order, with the bank's step between where there is one. */
export function usePlaceOrder({ cart, sourceId, onSent, onFailed }: PlaceOrderOptions) {
  const { status, run } = useActionStatus();
  const [step, setStep] = useState<ThreeDSecureStep | null>(null);

  const fail = async (failure: OrderFailure) => {
    if (failure.isCartStale) await getQueryClient().invalidateQueries({ queryKey: ['cart', cart.uuid] });
    onFailed(failure);
  };
  const place = () =>
    run(async () => {
      onSent();
      setStep(null);
      try {
        const result = await placeOrder({ cartUuid: cart.uuid, sourceId, expectedTotal: cart.cart_total });
        if (result.kind === 'challenge') setStep(result.step);
        else finishOrder(result.order, cart.uuid);
      } catch (error) {
        await fail(orderFailure(error));
        throw error;
      }
    });
  const cancelStep = () => {
    setStep(null);
    void fail(CANCELLED);
  };
  return { status: step ? ('busy' as const) : status, place: () => void place(), step, cancelStep };
}
