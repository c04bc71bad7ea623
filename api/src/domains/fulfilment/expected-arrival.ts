import type { ShippingMethodId } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { type Coverage, coverageOf } from './coverage';
import type { DeliveryWindow } from './delivery-window';
import { EMPTY_PARCEL, shippingMethods } from './shipping-methods';
import { findPostcode, listPharmacies } from './store';

/** What will be sent, and when its order is placed. */
export interface LaterParcel {
  method: ShippingMethodId;
  isCold: boolean;
  placedAt: Date;
}

/**
 * Returns the days on which an order placed at another time than now is expected, as for one that is placed at once
 * (rule selling-32). Null where the method does not go or its day is decided by nobody yet.
 */
export function expectedArrival(
  coverage: Coverage | null,
  { method, isCold, placedAt }: LaterParcel,
): DeliveryWindow | null {
  const offered = shippingMethods(coverage, { ...EMPTY_PARCEL, isCold }, placedAt);
  const { delivery_from: from = null, delivery_to: to = null } =
    offered.find(({ id }) => id === method) ?? {};
  return from && to ? { from, to } : null;
}

/** Returns the coverage of a postcode; null for one that does not exist. */
export async function coverageAt(db: Db, postcode: string): Promise<Coverage | null> {
  const [suburbs, pharmacies] = await Promise.all([findPostcode(db, postcode), listPharmacies(db)]);
  return coverageOf(suburbs, pharmacies);
}
