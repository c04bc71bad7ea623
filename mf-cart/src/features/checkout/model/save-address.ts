import { ADDRESS_MISMATCH, isState } from '@saltbush/contract';
import { type AddressValues, findPlace, type Place, placesQuery } from '@saltbush/shared-ui/address';
import { apiFieldErrors, type NamedError } from '@saltbush/shared-ui/form-kit';
import { getQueryClient, setPreference } from '@saltbush/shared-ui/platform';
import type { Cart } from '../../../shared/cart/cart';
import { setShippingAddress } from '../api/set-shipping-address';

type SavedAddress = { ok: true; cart: Cart } | { ok: false; errors: NamedError[] };

/** Updates the shopper's location from the address, so that methods and prices match its postcode. */
export function setPreferenceFromAddress({ id, suburb, state, postcode }: Place): void {
  setPreference({ id, suburb, state, postcode });
}

/** Checks that the suburb, state and postcode exist together, then stores the address on the cart. */
export async function saveAddress(cartUuid: string, values: AddressValues): Promise<SavedAddress> {
  try {
    const places = await getQueryClient().fetchQuery(placesQuery(values.postcode));
    const place = findPlace(places, values);
    if (!place || !isState(values.state)) {
      return { ok: false, errors: [{ field: 'suburb', message: ADDRESS_MISMATCH }] };
    }
    setPreferenceFromAddress(place);
    const address = { ...values, state: values.state, suburb: place.suburb };
    const { cart } = await setShippingAddress(cartUuid, address);
    return { ok: true, cart };
  } catch (error) {
    return { ok: false, errors: apiFieldErrors(error) };
  }
}
