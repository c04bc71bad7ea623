import * as v from 'valibot';

/** Path below /api of the shop's own analytics; its bodies are `AnalyticsBody`. */
export const ANALYTICS_ENDPOINT = '/analytics/events';

/** A page sends a handful at a time. */
const MAX_EVENTS = 50;
/** As many as a cart holds. */
const MAX_LINES = 200;

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const product_id = whole(1, 1e9);
const quantity = whole(1, 1000);
const cents = whole(0, 1e8);
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
/** A path without a query: nobody's words are in it. */
const location = v.pipe(v.string(), v.regex(/^\/[\w\-./%]{0,200}$/));

const lines = v.pipe(
  v.array(v.strictObject({ product_id, quantity, unit_price: cents })),
  v.maxLength(MAX_LINES),
);

const event = <Name extends string, Payload extends v.ObjectEntries>(name: Name, payload: Payload) =>
  v.strictObject({ name: v.literal(name), location, ...payload });

/**
 * What is recorded about how the shop is used, with the visitor's consent only (rule 7.l-01). Payloads are closed: no
 * event can carry search words, health data or identifiers of persons.
 */
export const AnalyticsEventSchema = v.variant('name', [
  event('Viewed Product', { product_id }),
  event('Added to cart', { product_id, quantity, price_type: word }),
  event('Added to Favourites', { product_id }),
  event('Notify Me', { product_id }),
  /** `position` counts from 1 over all results. */
  event('Clicked', { product_id, position: whole(1, 100_000) }),
  /** The filter's name, never what was chosen in it, which may tell of an illness. */
  event('Filter Applied', { facet: word }),
  event('Hits Viewed', { listing: word, hits: whole(0, 1_000_000) }),
  event('Purchase Complete', {
    lines,
  }),
]);

/** One recorded event. Money in cents. */
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEventSchema>;
/** A line of an order or a cart, without whose it is. */
export type AnalyticsLine = v.InferOutput<typeof lines>[number];

/** Phases in which the marketing service learns a cart's lines (rule 4.r-01). */
export const CART_PHASES = ['CUSTOMER_LOGIN', 'ORDER_COMPLETE'] as const;
export type CartPhase = (typeof CART_PHASES)[number];
/** Minutes after which the marketing service regards a cart as left (rule 7.l-03). */
export const CART_INSIGHT_DELAY = 45;

/** What a page sends: its events, and the lines of the cart whose phase begins. `visit` is random and ends with the tab. */
export const AnalyticsBodySchema = v.strictObject({
  visit: v.pipe(v.string(), v.uuid()),
  events: v.pipe(v.array(AnalyticsEventSchema), v.maxLength(MAX_EVENTS)),
  cart: v.optional(v.strictObject({ phase: v.picklist(CART_PHASES), lines })),
});
export type AnalyticsBody = v.InferOutput<typeof AnalyticsBodySchema>;
