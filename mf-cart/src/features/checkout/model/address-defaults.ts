import { suburbName } from '@saltbush/contract';
import type { AddressValues } from '@saltbush/shared-ui/address';
import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { DEFAULT_PREFERENCE, type LocationPreference, type SessionUser } from '@saltbush/shared-ui/platform';
import type { Cart } from '../../../shared/cart/cart';

/** Maps a saved address to the form's values. */
export const fromAccount = (address: DeliveryAddress): AddressValues => ({
  first_name: address.first_name,
  last_name: address.last_name,
  address_1: address.address_1,
  address_2: address.address_2,
  suburb: suburbName(address.suburb),
  state: address.state,
  postcode: address.postcode,
  phone: address.phone,
});

interface Known {
  cart: Cart;
  user: SessionUser | null;
  addresses: readonly DeliveryAddress[];
  preference: LocationPreference | null;
}

/** Initial values of the address form: the cart's address, else the first saved address, else known details only. */
export function addressDefaults({ cart, user, addresses, preference }: Known): AddressValues {
  if (cart.shipping_address_1) {
    return {
      first_name: cart.shipping_first_name ?? '',
      last_name: cart.shipping_last_name ?? '',
      address_1: cart.shipping_address_1,
      address_2: cart.shipping_address_2 ?? '',
      suburb: suburbName(cart.shipping_suburb ?? ''),
      state: cart.shipping_state ?? '',
      postcode: cart.shipping_postcode ?? '',
      phone: cart.shipping_phone ?? '',
    };
  }
  const [first] = addresses;
  if (first) return fromAccount(first);
  const place = preference && preference.id !== DEFAULT_PREFERENCE.id ? preference : null;
  return {
    first_name: cart.user_first_name ?? user?.first_name ?? '',
    last_name: cart.user_last_name ?? user?.last_name ?? '',
    address_1: '',
    address_2: '',
    suburb: suburbName(place?.suburb ?? ''),
    state: place?.state ?? '',
    postcode: place?.postcode ?? '',
    phone: '',
  };
}
