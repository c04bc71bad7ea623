import { useCartIdentity } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { Cart } from './cart';
import type { CartView } from './use-cart';

/**
 * Keeps showing a cart while the session of its owner has ended, until somebody signs in or the cart is given up: what
 * was entered around it stays (rule selling-34).
 */
export function useKeptCart(view: CartView<Cart>): { view: CartView<Cart>; isSignedOut: boolean } {
  const uuid = useCartIdentity((state) => state.uuid);
  const [kept, setKept] = useState<Cart | null>(null);
  if (view.status === 'ready' && view.cart !== kept) setKept(view.cart);
  const isAway = view.status === 'signed-out' || view.status === 'loading';
  if (!isAway || !kept || kept.uuid !== uuid) return { view, isSignedOut: false };
  return {
    view: { status: 'ready', cart: kept, isChanging: false },
    isSignedOut: view.status === 'signed-out',
  };
}
