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
  /** Fewest and most business days until it arrives; null where a run or the customer decides. */
  businessDays: readonly [number, number] | null;
  /** Where it delivers to: post office boxes are no street addresses, and runs start at a pharmacy near by. */
  reach: 'run' | 'street-address' | 'any-address' | 'pharmacy';
}

/**
 * All delivery methods, fastest first. Everything about them derives from this table; what shoppers read is in the
 * api's `delivery-texts.ts`, and their icons are in the design system's `icons/delivery.ts`. Product pages need only
 * what follows it: their bundles leave the table out.
 */
export const DELIVERY_METHODS = {
  'same-day': {
    name: 'Same Day Delivery',
    price: 1495,
    freeFrom: null,
    freeByOffer: false,
    businessDays: null,
    reach: 'run',
  },
  express: {
    name: 'Express Delivery',
    price: 1295,
    freeFrom: FREE_EXPRESS_FROM,
    freeByOffer: false,
    businessDays: [1, 3],
    reach: 'street-address',
  },
  standard: {
    name: 'Standard Delivery',
    price: 795,
    freeFrom: FREE_STANDARD_FROM,
    freeByOffer: true,
    businessDays: [3, 7],
    reach: 'any-address',
  },
  'click-and-collect': {
    name: 'Click and Collect',
    price: 0,
    freeFrom: null,
    freeByOffer: false,
    businessDays: null,
    reach: 'pharmacy',
  },
} as const satisfies Record<string, DeliveryMethodEntry>;

type DeliveryMethods = typeof DELIVERY_METHODS;
export type ShippingMethodId = keyof DeliveryMethods;

/** Methods that reach shoppers by runs. */
type RunMethodId = {
  [Id in ShippingMethodId]: DeliveryMethods[Id]['reach'] extends 'run' ? Id : never;
}[ShippingMethodId];

/** The runs of each method that has them. */
const DELIVERY_RUNS: Readonly<Record<RunMethodId, DeliveryRun>> = {
  'same-day': { cutoffHour: 13, arrivesBy: '9pm' },
};

/** Methods that are too slow for cold-chain items (rule selling-20). */
const NOT_FOR_COLD: readonly ShippingMethodId[] = ['standard'];

/** @returns when a method arrives, such as "1 to 3 business days"; empty where a run or the customer decides. */
export function arrivalDays(id: ShippingMethodId): string {
  const days = DELIVERY_METHODS[id].businessDays;
  return days ? `${days[0]} to ${days[1]} business days` : '';
}

/** @returns whether the table has a method with this id. */
export const isShippingMethodId = (id: string): id is ShippingMethodId => Object.hasOwn(DELIVERY_METHODS, id);

/** @returns the ids of all methods, fastest first. */
export const shippingMethodIds = (): ShippingMethodId[] =>
  Object.keys(DELIVERY_METHODS).filter(isShippingMethodId);

/** @returns a method's run; null for methods without runs, and for ids that this release does not know. */
export const deliveryRun = (id: string): DeliveryRun | null =>
  Object.hasOwn(DELIVERY_RUNS, id) ? DELIVERY_RUNS[id as RunMethodId] : null;

/** @returns whether a method delivers to post office boxes; ids that this release does not know are taken to. */
export const reachesPostBoxes = (id: string): boolean =>
  !isShippingMethodId(id) || ['any-address', 'pharmacy'].includes(DELIVERY_METHODS[id].reach);

/** @returns whether cold-chain items may be sent by a method (rule selling-20). */
export const carriesCold = (id: string): boolean => !NOT_FOR_COLD.some((method) => method === id);
