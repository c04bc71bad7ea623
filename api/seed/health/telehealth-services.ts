import { type BookingType, bookingTypes } from '@saltbush/contract';
import type { TelehealthServiceDocument } from '../../src/domains/telehealth';
import { SERVICE_TEXTS } from './service-texts';

/** One service for each booking type whose product is in the shop. */
export function telehealthServices(
  productIds: ReadonlyMap<BookingType, number>,
): TelehealthServiceDocument[] {
  return bookingTypes().map((type, index) => {
    const product_id = productIds.get(type);
    if (product_id === undefined) throw new Error(`No product for ${type}.`);
    return { _id: type, product_id, ...SERVICE_TEXTS[type], position: index + 1 };
  });
}
