import { findPlace, type Place, usePlaces } from '@saltbush/shared-ui/address';
import { DEFAULT_PREFERENCE, setPreference, usePreference } from '@saltbush/shared-ui/platform';
import { useEffect, useRef } from 'react';
import type { Cart } from '../../../shared/cart/cart';

type Addressed = Pick<
  Cart,
  'shipping_address_1' | 'shipping_suburb' | 'shipping_state' | 'shipping_postcode'
>;

/** Returns the place of the cart's address where the shopper's location is another; null where both agree, or without one. */
export function useAddressPlace(cart: Addressed): Place | null {
  const location = usePreference((state) => state.preference) ?? DEFAULT_PREFERENCE;
  const postcode = (cart.shipping_address_1 && cart.shipping_postcode) || '';
  const typed = { suburb: cart.shipping_suburb ?? '', state: cart.shipping_state ?? '', postcode };
  const place = findPlace(usePlaces(postcode), typed);
  return place && place.id !== location.id ? place : null;
}

/** Makes an address's place the location for which methods, prices and days are shown. */
export const followPlace = ({ id, suburb, state, postcode }: Place): void =>
  setPreference({ id, suburb, state, postcode });

/** Begins with the methods of the address that the order goes to; once, so that another one can be entered. */
export function useFollowedAddress(cart: Addressed, isHeld: boolean): void {
  const place = useAddressPlace(cart);
  const isDone = useRef(false);
  useEffect(() => {
    if (!place || isDone.current || isHeld) return;
    isDone.current = true;
    followPlace(place);
  }, [place, isHeld]);
}
