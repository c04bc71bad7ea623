import { useSession } from '@saltbush/shared-ui/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { type Recognition, recogniseCustomer } from './recognise-customer';

interface Recognised extends Recognition {
  userId: string;
}

/** Whose checkout it is. `key` changes when a guest becomes a customer, but not while a session ends and begins again. */
export interface CheckoutCustomer extends Pick<Recognition, 'card'> {
  key: string;
  /** The cart, with what the account completed even before the page has read it again. */
  cart: Cart;
}

/**
 * Completes the cart of a signed-in customer once from the account, so that a returning one lands on the review. Null
 * while it does.
 */
export function useReturningCustomer(cart: Cart): CheckoutCustomer | null {
  const { status, user } = useSession();
  const [known, setKnown] = useState<Recognised | null>(null);
  const { uuid } = cart;
  const isKnown = known !== null && known.cart.uuid === uuid && (!user || known.userId === user.id);
  const recognise = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!user) return;
    const recognised = await recogniseCustomer(cart, user);
    if (isCurrent()) setKnown({ ...recognised, userId: user.id });
  });
  const isDue = status === 'signed-in' && !isKnown;
  useEffect(() => {
    if (!isDue) return;
    let isMounted = true;
    void recognise(() => isMounted);
    return () => {
      isMounted = false;
    };
  }, [isDue]);
  if (isKnown) {
    const latest = known.cart.version > cart.version ? known.cart : cart;
    return { key: `${uuid} ${known.userId}`, card: known.card, cart: latest };
  }
  return status === 'guest' ? { key: `${uuid} guest`, card: null, cart } : null;
}
