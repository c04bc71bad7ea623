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
import { withReadiness } from './collect-readiness';

/** Returns a function that reads the coverage of a postcode, cached per postcode. */
export function coverageReader(db: Db): (postcode: string) => Promise<Coverage | null> {
  const cache = new Map<string, Promise<Coverage | null>>();
  const read = async (postcode: string) => {
    const [suburbs, pharmacies] = await Promise.all([findPostcode(db, postcode), listPharmacies(db)]);
    return coverageOf(suburbs, pharmacies);
  };
  return (postcode) => {
    const reading = cache.get(postcode) ?? read(postcode);
    cache.set(postcode, reading);
    return reading;
  };
}

/** Returns the methods offered to a cart at a postcode; what shelves hold of it is read once it is asked for. */
export async function offeredMethods(
  db: Db,
  view: Pick<CartView, 'lines' | 'parcel' | 'now' | 'coverage'>,
  postcode: string,
): Promise<ShippingMethod[]> {
  const methods = shippingMethods(await view.coverage(postcode), view.parcel, view.now);
  return methods.map((method) => ({ ...method, locations: withReadiness(db, view, method.locations) }));
}

/**
 * Returns the chosen method for the destination: the delivery address, else the cart's postcode. Null if none is chosen
 * or it is no longer available there.
 */
export async function chosenMethod(
  view: Pick<CartView, 'document' | 'request' | 'requiresShipping' | 'methods'>,
): Promise<ShippingMethod | null> {
  const { document, request } = view;
  if (!document.shipping_method_id || !view.requiresShipping) return null;
  const address = document.shipping_method_id === 'click-and-collect' ? null : document.shipping_postcode;
  const postcode = address ?? document.postcode ?? request.postcode;
  const methods = await view.methods(postcode);
  return methods.find(({ id }) => id === document.shipping_method_id) ?? null;
}
