import type { ShippingMethod } from './cart';

/** Id of the method whose order waits at a pharmacy. */
export const CLICK_AND_COLLECT = 'click-and-collect';

type Compared = Pick<ShippingMethod, 'type' | 'price'>;

const isBetter = (a: Compared, b: Compared): boolean =>
  a.price < b.price || (a.price === b.price && a.type === 'standard');

/**
 * Returns the cheapest method, null if there is none. Of several it is standard delivery: a faster one that is free begins to
 * cost once the cart gets smaller, and does not go to post office boxes.
 */
export function defaultMethod<Method extends Compared>(methods: readonly Method[]): Method | null {
  return methods.reduce<Method | null>(
    (best, method) => (!best || isBetter(method, best) ? method : best),
    null,
  );
}
