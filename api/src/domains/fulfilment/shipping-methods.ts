import {
  displayShippingPrice,
  FREE_EXPRESS_FROM,
  FREE_STANDARD_FROM,
  formatMoney,
  type ShippingBasis,
  type ShippingMethodId,
  shippingPrice,
} from '@saltbush/contract';
import type { Coverage, NearPharmacy } from './coverage';
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
  locations: CollectLocation[];
}

/** The pharmacy chosen for click-and-collect. */
export interface ChosenLocation {
  id: number;
  name: string;
}

export interface CollectLocation extends ChosenLocation {
  distance: number;
  address: NearPharmacy['pharmacy']['address'];
}

/** The properties of a shipment that affect delivery. */
export interface Parcel extends ShippingBasis {
  isCold: boolean;
  /** A line cannot be dispatched the same day (pre-order, paper prescription, out of stock). */
  sameDayBlocked: boolean;
}

/** The parcel assumed when delivery is shown without a cart. */
export const EMPTY_PARCEL: Parcel = {
  itemTotal: 0,
  freeStandard: false,
  isCold: false,
  sameDayBlocked: false,
};

const NAMES: Record<ShippingMethodId, string> = {
  'same-day': 'Same Day Delivery',
  express: 'Express Delivery',
  standard: 'Standard Delivery',
  'click-and-collect': 'Click and Collect',
};

const COLD_NOTE = ' Cold items leave Monday to Wednesday.';

interface Texts {
  info: string;
  pdp: string;
}

function texts(id: ShippingMethodId, isCold: boolean): Texts {
  const cold = isCold ? COLD_NOTE : '';
  switch (id) {
    case 'same-day':
      return {
        info: `<p>Order before 1pm on a business day and it arrives by 9pm.${cold}</p>`,
        pdp: 'Order before 1pm on a business day, arrives by <strong>9pm</strong>',
      };
    case 'express':
      return {
        info: `<p>Arrives in 1 to 3 business days. Free from ${formatMoney(FREE_EXPRESS_FROM)}.${cold}</p>`,
        pdp: `Arrives in <strong>1 to 3 business days</strong>, free from ${formatMoney(FREE_EXPRESS_FROM)}`,
      };
    case 'standard':
      return {
        info: `<p>Arrives in 3 to 7 business days. Free from ${formatMoney(FREE_STANDARD_FROM)}.</p>`,
        pdp: `Arrives in <strong>3 to 7 business days</strong>, free from ${formatMoney(FREE_STANDARD_FROM)}`,
      };
    case 'click-and-collect':
      return {
        info: `<p>Free. We tell you when your order is ready to collect.${cold}</p>`,
        pdp: '<strong>Free</strong> from a pharmacy near you',
      };
  }
}

function method(
  id: ShippingMethodId,
  parcel: Parcel,
  extra: { run?: SameDayRun; now?: Date; locations?: CollectLocation[] } = {},
): ShippingMethod {
  const price = shippingPrice(id, parcel);
  const { info, pdp } = texts(id, parcel.isCold);
  const { run, now, locations = [] } = extra;
  return {
    id,
    name: NAMES[id],
    type: id,
    price,
    display_price: displayShippingPrice(price),
    display_info: info,
    pdp_display_info: pdp,
    cutoff: run?.cutoff ?? null,
    remaining_seconds:
      run && now ? Math.max(0, Math.floor((run.cutoff.getTime() - now.getTime()) / 1000)) : null,
    delivery_date: run?.delivery_date ?? null,
    locations,
  };
}

function collectLocation({ pharmacy, distance }: NearPharmacy): CollectLocation {
  const { _id, name, address } = pharmacy;
  return { id: _id, name, distance: Math.round(distance * 10) / 10, address };
}

/** Returns the next same-day run to a postcode; null if same-day is not available there. */
export function sameDayRun(coverage: Coverage | null, now: Date, isCold: boolean): SameDayRun | null {
  if (!coverage?.sameDay) return null;
  const { time_zone, address } = coverage.sameDay.pharmacy;
  return nextSameDayRun(now, { time_zone, state: address.state }, { isCold });
}

/**
 * Returns the methods available for a postcode and parcel, fastest first (rule selling-18): same-day within 25 km of
 * a fulfilment pharmacy, no express or same-day to post office boxes, never standard for cold-chain items.
 */
export function shippingMethods(coverage: Coverage | null, parcel: Parcel, now: Date): ShippingMethod[] {
  if (!coverage) return [];
  const methods: ShippingMethod[] = [];
  const run = parcel.sameDayBlocked ? null : sameDayRun(coverage, now, parcel.isCold);
  if (run) methods.push(method('same-day', parcel, { run, now }));
  if (coverage.isDeliveryArea) methods.push(method('express', parcel));
  if (!parcel.isCold) methods.push(method('standard', parcel));
  if (coverage.collect.length > 0) {
    methods.push(method('click-and-collect', parcel, { locations: coverage.collect.map(collectLocation) }));
  }
  return methods;
}
