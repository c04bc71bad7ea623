/** Item total, in cents, from which standard delivery is free (rule selling-18). */
export const FREE_STANDARD_FROM = 5000;
/** Item total, in cents, from which express delivery is free (rule selling-18). */
export const FREE_EXPRESS_FROM = 9900;

/** A courier's run: what is ordered before its cutoff arrives in the evening of the same day. */
export interface DeliveryRun {
  /** Local hour of the pharmacy on a business day by which to order (rule selling-19). */
  cutoffHour: number;
  /** When its parcels have arrived, as shown to shoppers. */
  arrivesBy: string;
}

/** A way to deliver. Money in cents. */
export interface DeliveryMethodEntry {
  /** Name shown to shoppers. */
  name: string;
  price: number;
  /** Item total from which it is free; null for none. */
  freeFrom: number | null;
  /** Whether an offer or the products themselves can make it free. */
  freeByOffer: boolean;
  /** Where it delivers to: post office boxes are no street addresses, and runs start at a pharmacy near by. */
  reach: 'run' | 'street-address' | 'any-address' | 'pharmacy';
  /** Its run; null for methods that parcels leave by at any time. */
  run: DeliveryRun | null;
  /** Whether cold-chain items may be sent by it (rule selling-20). */
  carriesCold: boolean;
}

/**
 * All delivery methods, fastest first. Everything about them derives from this table; what shoppers read is in the
 * api's `delivery-texts.ts`, and their icons are in the design system's `icons/delivery.ts`.
 */
export const DELIVERY_METHODS = {
  'same-day': {
    name: 'Same Day Delivery',
    price: 1495,
    freeFrom: null,
    freeByOffer: false,
    reach: 'run',
    run: { cutoffHour: 13, arrivesBy: '9pm' },
    carriesCold: true,
  },
  express: {
    name: 'Express Delivery',
    price: 1295,
    freeFrom: FREE_EXPRESS_FROM,
    freeByOffer: false,
    reach: 'street-address',
    run: null,
    carriesCold: true,
  },
  standard: {
    name: 'Standard Delivery',
    price: 795,
    freeFrom: FREE_STANDARD_FROM,
    freeByOffer: true,
    reach: 'any-address',
    run: null,
    carriesCold: false,
  },
  'click-and-collect': {
    name: 'Click and Collect',
    price: 0,
    freeFrom: null,
    freeByOffer: false,
    reach: 'pharmacy',
    run: null,
    carriesCold: true,
  },
} satisfies Record<string, DeliveryMethodEntry>;

export type ShippingMethodId = keyof typeof DELIVERY_METHODS;

/** @returns whether the table has a method with this id. */
export const isShippingMethodId = (id: string): id is ShippingMethodId => Object.hasOwn(DELIVERY_METHODS, id);

/** @returns the ids of all methods, fastest first. */
export const shippingMethodIds = (): ShippingMethodId[] =>
  Object.keys(DELIVERY_METHODS).filter(isShippingMethodId);

/** @returns a method's entry; null for an id that this release does not know yet. */
export const deliveryMethod = (id: string): DeliveryMethodEntry | null =>
  isShippingMethodId(id) ? DELIVERY_METHODS[id] : null;
