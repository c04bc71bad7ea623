import { suburbName } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { findPharmacy, openingHours, type PharmacyDocument } from '../../fulfilment';
import type { CollectFrom } from '../../mail';
import type { OrderDocument } from '../documents';

type Collected = Pick<OrderDocument, 'cnc_location'>;

/** Finds the pharmacy where an order is collected; null if it is delivered, or the pharmacy is gone. */
export const findCollectPlace = async (
  db: Db,
  { cnc_location }: Collected,
): Promise<PharmacyDocument | null> => cnc_location && (await findPharmacy(db, cnc_location.id));

/** Where an order is collected, as its mails say it; null if it is delivered. */
export function collectFrom({ cnc_location }: Collected, place: PharmacyDocument | null): CollectFrom | null {
  if (!cnc_location) return null;
  const { name } = cnc_location;
  if (!place) return { name, address: [], phone: null, hours: [] };
  const { line_1, line_2, suburb, state, postcode } = place.address;
  const address = [line_1, line_2, `${suburbName(suburb)} ${state} ${postcode}`].filter(Boolean);
  const hours = openingHours(place.hours).map(({ day, hours: open }) => `${day}: ${open}`);
  return { name, address, phone: place.phone || null, hours };
}
