/**
 * Events between parts of the shop, in this tab and in all other open tabs. Names have the form `owner:past-tense`.
 * Payloads contain ids only, never health data; receivers refetch.
 */
export interface BusEvents {
  /** The lines, quantities, offers or delivery of this cart changed. */
  'cart:changed': { uuid: string };
  /** This device now uses a different cart (first item, sign-in merge, order placed). */
  'cart:replaced': { uuid: string | null };
  'auth:signed-in': Record<string, never>;
  'auth:signed-out': Record<string, never>;
  'preference:changed': Record<string, never>;
  /** The visitor agreed to analytics, or no longer does. */
  'consent:changed': Record<string, never>;
  'favourites:changed': { product_id: number };
  /** Something of the shopper's program changed: its consult, an offer, its order, its end. */
  'program:changed': Record<string, never>;
  'rewards:linked': Record<string, never>;
}
export type BusEventName = keyof BusEvents;

export interface BusMessage<Name extends BusEventName = BusEventName> {
  name: Name;
  payload: BusEvents[Name];
  /** True if another tab published it. */
  remote: boolean;
}
