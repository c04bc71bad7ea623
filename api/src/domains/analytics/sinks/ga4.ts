import type { AnalyticsEventDocument } from '../documents';
import type { AnalyticsSettings } from '../settings';
import { type AnalyticsSink, postJson } from './sink';

const COLLECT_URL = 'https://www.google-analytics.com/mp/collect';
const CURRENCY = 'AUD';

const dollars = (cents: number) => cents / 100;
const items = (id: number, quantity?: number) => [{ item_id: String(id), ...(quantity && { quantity }) }];

/** Returns an event under the name and with the parameters that GA4 recommends. */
export function ga4Event(event: AnalyticsEventDocument): { name: string; params: object } {
  const params = { page_location: event.location };
  switch (event.name) {
    case 'Viewed Product':
      return { name: 'view_item', params: { ...params, items: items(event.product_id) } };
    case 'Added to cart':
      return { name: 'add_to_cart', params: { ...params, items: items(event.product_id, event.quantity) } };
    case 'Added to Favourites':
      return { name: 'add_to_wishlist', params: { ...params, items: items(event.product_id) } };
    case 'Notify Me':
      return { name: 'generate_lead', params: { ...params, items: items(event.product_id) } };
    case 'Clicked':
      return { name: 'select_item', params: { ...params, items: items(event.product_id) } };
    case 'Filter Applied':
      return { name: 'filter_applied', params: { ...params, facet: event.facet } };
    case 'Hits Viewed':
      return { name: 'view_item_list', params: { ...params, item_list_name: event.listing } };
    case 'Purchase Complete': {
      const value = event.lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
      const bought = event.lines.map(({ product_id, quantity, unit_price }) => ({
        item_id: String(product_id),
        quantity,
        price: dollars(unit_price),
      }));
      return {
        name: 'purchase',
        params: { ...params, currency: CURRENCY, value: dollars(value), items: bought },
      };
    }
  }
}

/** Sends events to Google Analytics 4 from the server, so that no page runs its script or sends it an address. */
export function createGa4Sink(settings: NonNullable<AnalyticsSettings['ga4']>, send = fetch): AnalyticsSink {
  const query = new URLSearchParams({
    measurement_id: settings.measurementId,
    api_secret: settings.apiSecret,
  });
  return {
    name: 'ga4',
    async events(events) {
      const [first] = events;
      if (!first) return;
      const body = { client_id: first.visit, non_personalized_ads: true, events: events.map(ga4Event) };
      await postJson(`${COLLECT_URL}?${query}`, body, send);
    },
  };
}
