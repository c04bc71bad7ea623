/**
 * What one part of the shop tells the others, in this tab and in every other open tab. Names are `owner:past-tense`.
 * Payloads carry ids only, never health data; receivers fetch again.
 */
export interface BusEvents {
  /** The cart behind this uuid has other lines, quantities, offers or delivery than before. */
  'cart:changed': { uuid: string };
  /** This device now uses another cart (first item, sign-in merge, order placed). */
  'cart:replaced': { uuid: string | null };
  'auth:signed-in': Record<string, never>;
  'auth:signed-out': Record<string, never>;
  'preference:changed': Record<string, never>;
  'favourites:changed': { product_id: number };
  'rewards:linked': Record<string, never>;
}
export type BusEventName = keyof BusEvents;

export interface BusMessage<Name extends BusEventName = BusEventName> {
  name: Name;
  payload: BusEvents[Name];
  /** True when another tab published it. */
  remote: boolean;
}
