import {
  carriesCold,
  DELIVERY_METHODS,
  deliveryRun,
  displayShippingPrice,
  reachesPostBoxes,
  type ShippingBasis,
  type ShippingMethodId,
  shippingMethodIds,
  shippingPrice,
} from '@saltbush/contract';
import { type CollectLocation, collectLocation } from './collect/collect-location';
import type { Coverage } from './coverage';
import { deliveryTexts } from './delivery-texts';
import { type DeliveryWindow, deliveryWindow } from './delivery-window';
import { nextSameDayRun, type SameDayRun } from './same-day-run';

/** A way to deliver to a postcode, as in the contract's ShippingMethod; money in cents. */
export interface ShippingMethod {
  id: ShippingMethodId;
  name: string;
  type: ShippingMethodId;
  price: number;
  display_price: string;
  display_info: string;
  pdp_display_info: string;
  cutoff: Date | null;
  remaining_seconds: number | null;
  delivery_date: string | null;
  delivery_from: string | null;
  delivery_to: string | null;
  locations: CollectLocation[];
}

/** The properties of a shipment that affect delivery. */
export interface Parcel extends ShippingBasis {
  isCold: boolean;
  /** A line cannot be dispatched the same day (pre-order, paper prescription, out of stock). */
  sameDayBlocked: boolean;
  /** The address is a post office box, which couriers cannot deliver to. */
  isToPostBox: boolean;
}

/** The parcel assumed when delivery is shown without a cart. */
export const EMPTY_PARCEL: Parcel = {
  itemTotal: 0,
  freeStandard: false,
  isCold: false,
  sameDayBlocked: false,
  isToPostBox: false,
};

function method(
  id: ShippingMethodId,
  parcel: Parcel,
  extra: { run?: SameDayRun; now?: Date; locations?: CollectLocation[]; days?: DeliveryWindow | null } = {},
): ShippingMethod {
  const price = shippingPrice(id, parcel);
  const { info, pdp } = deliveryTexts(id, parcel);
  const { run, now, locations = [], days = null } = extra;
  return {
    id,
    name: DELIVERY_METHODS[id].name,
    type: id,
    price,
    display_price: displayShippingPrice(price),
    display_info: info,
    pdp_display_info: pdp,
    cutoff: run?.cutoff ?? null,
    remaining_seconds:
      run && now ? Math.max(0, Math.floor((run.cutoff.getTime() - now.getTime()) / 1000)) : null,
    delivery_date: run?.delivery_date ?? null,
    delivery_from: run?.delivery_date ?? days?.from ?? null,
    delivery_to: run?.delivery_date ?? days?.to ?? null,
    locations,
  };
}

/** Returns the next run of a method to a postcode; null if there is none. */
function runOf(
  id: ShippingMethodId,
  { sameDay }: Coverage,
  { now, isCold }: { now: Date; isCold: boolean },
): SameDayRun | null {
  const run = deliveryRun(id);
  if (!run || !sameDay) return null;
  const { time_zone, address } = sameDay.pharmacy;
  return nextSameDayRun(now, { time_zone, state: address.state }, { ...run, isCold });
}

/** Returns the next same-day run to a postcode; null if same-day is not available there. */
export const sameDayRun = (coverage: Coverage | null, now: Date, isCold: boolean): SameDayRun | null =>
  coverage && runOf('same-day', coverage, { now, isCold });

/** Returns a method as offered for a postcode and parcel; null if it is not (rules selling-18, selling-20). */
function offer(id: ShippingMethodId, coverage: Coverage, parcel: Parcel, now: Date): ShippingMethod | null {
  if (parcel.isCold && !carriesCold(id)) return null;
  if (parcel.isToPostBox && !reachesPostBoxes(id)) return null;
  const days = deliveryWindow(id, coverage, { now, isCold: parcel.isCold });
  switch (DELIVERY_METHODS[id].reach) {
    case 'run': {
      const run = parcel.sameDayBlocked ? null : runOf(id, coverage, { now, isCold: parcel.isCold });
      return run && method(id, parcel, { run, now });
    }
    case 'street-address':
      return coverage.isDeliveryArea ? method(id, parcel, { days }) : null;
    case 'any-address':
      return method(id, parcel, { days });
    case 'pharmacy': {
      const locations = coverage.collect.map(collectLocation);
      return locations.length > 0 ? method(id, parcel, { locations }) : null;
    }
  }
}

/**
 * Returns the methods available for a postcode and parcel, fastest first (rule selling-18): runs within 25 km of a
 * fulfilment pharmacy, only some methods to post office boxes and for cold-chain items.
 */
export function shippingMethods(coverage: Coverage | null, parcel: Parcel, now: Date): ShippingMethod[] {
  if (!coverage) return [];
  return shippingMethodIds().flatMap((id) => offer(id, coverage, parcel, now) ?? []);
}
