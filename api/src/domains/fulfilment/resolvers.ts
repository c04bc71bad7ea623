import { DEFAULT_POSTCODE, postcodeQuery } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import type { BaseContext } from '../../lib/context';
import { suggestAddresses } from './address-suggestions';
import type { ChosenLocation, CollectLocation } from './collect/collect-location';
import type { FulfilmentContext } from './context';
import { coverageOf } from './coverage';
import type { PharmacyDocument, PostcodeDocument } from './documents';
import { openingHours, openingStatus } from './opening-hours';
import { EMPTY_PARCEL, shippingMethods } from './shipping-methods';
import { findPharmacy, findPostcode, listPharmacies } from './store';
import { suggestPostcodes } from './suggest-postcodes';

/** Returns the delivery methods for a postcode; click-and-collect pharmacies depend on a cart. */
async function postcodeShippingMethods(
  _root: unknown,
  { postcode }: { postcode?: string | null },
  ctx: BaseContext,
) {
  const [suburbs, pharmacies] = await Promise.all([
    findPostcode(ctx.db, postcode ?? DEFAULT_POSTCODE),
    listPharmacies(ctx.db),
  ]);
  const methods = shippingMethods(coverageOf(suburbs, pharmacies), EMPTY_PARCEL, ctx.clock.now());
  return methods.filter(({ id }) => id !== 'click-and-collect');
}

/** Returns suggestions of the postcode search (section 5); none for text that is too short or malformed. */
function postcodes(
  _root: unknown,
  args: { query: string; include_po_boxes?: boolean | null },
  ctx: BaseContext,
): PostcodeDocument[] | Promise<PostcodeDocument[]> {
  const query = postcodeQuery(args.query);
  if (!query) return [];
  return suggestPostcodes(ctx.db, query, { includePoBoxes: args.include_po_boxes ?? true });
}

type Chosen = ChosenLocation | CollectLocation;

/** Returns the day of a chosen pharmacy: as promised in an order, or as it is for a cart. */
async function readyOf(location: Chosen): Promise<string | null> {
  if ('readiness' in location) return (await location.readiness?.())?.ready_by ?? null;
  return ('ready_by' in location && location.ready_by) || null;
}

export const resolvers: Resolvers<FulfilmentContext> = {
  Query: {
    address_suggestions: (_root, args, ctx) => suggestAddresses(ctx, args),
    postcode_shipping_methods: postcodeShippingMethods,
    postcodes,
  },
  CollectLocation: {
    id: (location: CollectLocation) => String(location.id),
    opening_status: ({ pharmacy }: CollectLocation, _args, { clock }) => openingStatus(pharmacy, clock.now()),
    opening_hours: ({ pharmacy }: CollectLocation) => openingHours(pharmacy.hours),
    readiness: ({ readiness }: CollectLocation) => readiness?.() ?? null,
  },
  CncLocation: {
    id: (location: Chosen) => String(location.id),
    ready_by: readyOf,
    place: (location: Chosen, _args, { db }) => findPharmacy(db, location.id),
  },
  CollectPlace: {
    phone: ({ phone }: PharmacyDocument) => phone || null,
    opening_status: (pharmacy: PharmacyDocument, _args, { clock }) => openingStatus(pharmacy, clock.now()),
    opening_hours: (pharmacy: PharmacyDocument) => openingHours(pharmacy.hours),
  },
  Location: { id: (row: PostcodeDocument) => row._id },
};
