import { cartKeys } from '@saltbush/shared-ui/entities';
import { useCharge } from '@saltbush/shared-ui/payment';
import { getQueryClient, hasCode, isOutage, renewQueries } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { type PlaceOrderRequest, placeOrder } from '../api/place-order';
import { finishOrder } from './finish-order';
import { closedByChoice, type OrderFailure, orderFailure } from './order-failure';
import type { Payment } from './payment';
import { useApproval } from './use-approval';

interface PlaceOrderOptions {
  cart: Cart;
  /** Null when there is nothing to pay. */
  payment: Payment | null;
  /** The account keeps the payment method. */
  keepsPayment: boolean;
  /** The later charges that the shopper has agreed to, as `useAgreement` has them. */
  agreedTerms: readonly string[];
  /** The agreement is missing, or was to other words than those of now. */
  onDisagreed: () => void;
  onSent: () => void;
  onFailed: (failure: OrderFailure) => void;
}

/** Places the order, after a wallet's approval, and with the bank's 3-D Secure step when it requires one. */
export function usePlaceOrder(options: PlaceOrderOptions) {
  const { cart, payment, keepsPayment, agreedTerms, onDisagreed, onSent, onFailed } = options;
  const [isPlaced, setIsPlaced] = useState(false);
  const { charge, isBusy, dialog } = useCharge((order: PlaceOrderRequest) => placeOrder(order), {
    onDone: ({ order }) => {
      setIsPlaced(true);
      finishOrder(order, cart.uuid);
    },
    onFailed: async (error) => {
      if (!isOutage(error)) approval.forget();
      const failure = orderFailure(error);
      if (failure.isCartStale) await renewQueries(getQueryClient(), cartKeys.of(cart.uuid));
      onFailed(failure);
      if (hasCode(error, 'CONSENT_REQUIRED')) onDisagreed();
    },
    onCancelled: (message) => onFailed(closedByChoice(message)),
  });
  const approval = useApproval({ onClosed: (message) => onFailed(closedByChoice(message)) });
  const place = () => {
    // Takes what was said of the last try away, so that the same words are heard again.
    onSent();
    // What the shopper has seen is what is placed, also after the bank's step or a wallet's approval.
    const shown = {
      cartUuid: cart.uuid,
      keepsPayment,
      expectedTotal: cart.cart_total,
      expectedReadyBy: cart.cnc_location?.ready_by,
      agreedTerms,
    };
    if (cart.cart_total === 0 || !payment) return void charge({ ...shown, sourceId: null });
    approval.ask(payment, cart.cart_total, (sourceId) => void charge({ ...shown, sourceId }));
  };
  return {
    isBusy: isBusy || isPlaced || approval.isOpen,
    place,
    dialog: approval.sheet ?? dialog,
  };
}
