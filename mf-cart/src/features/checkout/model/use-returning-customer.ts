import type { PaymentToken } from '@saltbush/shared-ui/payment';
import { useSession } from '@saltbush/shared-ui/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { recogniseCustomer } from './recognise-customer';

interface Recognised {
  cartUuid: string;
  userId: string;
  /** The card on file to pay with, or null. */
  card: PaymentToken | null;
}

/**
 * Completes the cart of a signed-in customer once from the account, so that a returning one lands on the review. Null
 * while it does. `key` changes when a guest becomes a customer, but not while a session ends and begins again.
 */
export function useReturningCustomer(cart: Cart | null): { key: string; card: PaymentToken | null } | null {
  const { status, user } = useSession();
  const [known, setKnown] = useState<Recognised | null>(null);
  const uuid = cart?.uuid ?? null;
  const isKnown = known !== null && known.cartUuid === uuid && (!user || known.userId === user.id);
  const recognise = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!cart || !user) return;
    const card = await recogniseCustomer(cart, user);
    if (isCurrent()) setKnown({ cartUuid: cart.uuid, userId: user.id, card });
  });
  const isDue = uuid !== null && status === 'signed-in' && !isKnown;
  useEffect(() => {
    if (!isDue) return;
    let isMounted = true;
    void recognise(() => isMounted);
    return () => {
      isMounted = false;
    };
  }, [isDue]);
  if (isKnown) return { key: `${uuid} ${known.userId}`, card: known.card };
  return status === 'guest' ? { key: `${uuid} guest`, card: null } : null;
}
