import { DEFAULT_POSTCODE, selectPrice } from '@saltbush/contract';
import {
  coverageOf,
  findPostcode,
  listPharmacies,
  type Parcel,
  type ShippingMethod,
  shippingMethods,
} from '../fulfilment';
import { isAvailable } from './availability';
import type { CatalogueContext } from './context';
import type { ProductDocument } from './documents';

/** Returns the parcel of one unit of a product. */
const parcelOf = (product: ProductDocument): Parcel => ({
  itemTotal: selectPrice(product.prices)?.value ?? 0,
  freeStandard: product.is_free_shipping,
  isCold: product.is_fridge,
  sameDayBlocked: product.is_preorder || product.requires_prescription,
  isToPostBox: false,
});

/**
 * Returns how one unit can be delivered to a postcode (rules 7.d-01, selling-28); empty for services, for unknown
 * postcodes and those of excluded states, and for what cannot be bought.
 */
export async function productShippingMethods(
  ctx: CatalogueContext,
  product: ProductDocument,
  postcode: string | null,
): Promise<ShippingMethod[]> {
  if (product.booking_type || !isAvailable(product)) return [];
  const [suburbs, pharmacies] = await Promise.all([
    findPostcode(ctx.db, postcode ?? DEFAULT_POSTCODE),
    listPharmacies(ctx.db),
  ]);
  const isExcluded = suburbs.some(({ state }) => product.excluded_states.includes(state));
  if (isExcluded) return [];
  const methods = shippingMethods(coverageOf(suburbs, pharmacies), parcelOf(product), ctx.clock.now());
  return methods.filter(({ id }) => id !== 'click-and-collect');
}
