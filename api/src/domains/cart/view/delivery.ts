import type { Db } from 'mongodb';
import {
  type Coverage,
  coverageOf,
  findPostcode,
  listPharmacies,
  type ShippingMethod,
  shippingMethods,
} from '../../fulfilment';
import type { CartView } from './cart-view';

/** Coverage by postcode, each read once. */
export function coverageReader(db: Db): (postcode: string) => Promise<Coverage | null> {
  const known = new Map<string, Promise<Coverage | null>>();
  const read = async (postcode: string) => {
    const [suburbs, pharmacies] = await Promise.all([findPostcode(db, postcode), listPharmacies(db)]);
    return coverageOf(suburbs, pharmacies);
  };
  return (postcode) => {
    const reading = known.get(postcode) ?? read(postcode);
    known.set(postcode, reading);
    return reading;
  };
}

/**
 * The chosen method where the order goes: to the address for deliveries, else to the cart's postcode. Null when none
 * is chosen or it does not go there any more.
 */
export async function chosenMethod(
  view: Pick<CartView, 'document' | 'parcel' | 'now' | 'request' | 'requiresShipping' | 'coverage'>,
): Promise<ShippingMethod | null> {
  const { document, request } = view;
  if (!document.shipping_method_id || !view.requiresShipping) return null;
  const address = document.shipping_method_id === 'click-and-collect' ? null : document.shipping_postcode;
  const postcode = address ?? document.postcode ?? request.postcode;
  const methods = shippingMethods(await view.coverage(postcode), view.parcel, view.now);
  return methods.find(({ id }) => id === document.shipping_method_id) ?? null;
}
