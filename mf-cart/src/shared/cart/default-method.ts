import type { ShippingMethod } from './cart';

type Compared = Pick<ShippingMethod, 'price' | 'delivery_to'>;

/** Sorts after every day: nobody knows when it arrives. */
const UNKNOWN = '9999';

const arrivesBefore = (a: Compared, b: Compared): boolean =>
  (a.delivery_to ?? UNKNOWN) < (b.delivery_to ?? UNKNOWN);

const isBetter = (a: Compared, b: Compared): boolean =>
  a.price < b.price || (a.price === b.price && arrivesBefore(a, b));

/** Returns the cheapest method, and of several the one that arrives first; null if there is none. */
export function defaultMethod<Method extends Compared>(methods: readonly Method[]): Method | null {
  return methods.reduce<Method | null>(
    (best, method) => (!best || isBetter(method, best) ? method : best),
    null,
  );
}
