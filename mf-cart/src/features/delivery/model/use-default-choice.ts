import { usePostcode, usePreference } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cartPageQuery } from '../../../shared/cart/api/cart-page';
import type { ShippingChoice } from '../../../shared/cart/api/set-shipping-method';
import type { Cart } from '../../../shared/cart/cart';
import { CLICK_AND_COLLECT, defaultMethod } from '../../../shared/cart/default-method';

/** Chooses a method where none is chosen: once for each place, so that a refusal is not asked for again. */
export function useDefaultChoice(methodId: string | null, choose: (choice: ShippingChoice) => void): void {
  const postcode = usePreference((state) => state.preference?.postcode ?? null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const key = `${methodId} ${postcode}`;
    if (methodId === null || asked.current === key) return;
    asked.current = key;
    choose({ shipping_method_id: methodId });
  }, [methodId, postcode, choose]);
}

type Placed = Pick<Cart, 'uuid' | 'postcode' | 'shipping_method' | 'shipping_address_1'>;

/**
 * Chooses again for a place that the shopper has changed to, because a cart without an address is priced and restricted for
 * the place that its method was chosen for: the same method if it is offered there, else the cheapest. Where it is collected
 * does not depend on the place.
 */
export function useMovedChoice(cart: Placed, choose: (choice: ShippingChoice) => void): void {
  const postcode = usePostcode();
  const { data: here } = useQuery({ ...cartPageQuery(cart.uuid, postcode), enabled: false });
  const chosen = cart.shipping_method?.id;
  const isSent = chosen !== undefined && chosen !== CLICK_AND_COLLECT && !cart.shipping_address_1;
  const isMoved = isSent && cart.postcode !== null && cart.postcode !== postcode;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!isMoved || !here || asked.current === postcode) return;
    asked.current = postcode;
    const offered = here.available_shipping_methods.filter(({ id }) => id !== CLICK_AND_COLLECT);
    const method = offered.find(({ id }) => id === chosen) ?? defaultMethod(offered);
    if (method) choose({ shipping_method_id: method.id });
  }, [isMoved, here, postcode, chosen, choose]);
}
