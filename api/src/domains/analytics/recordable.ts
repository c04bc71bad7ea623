import { type AnalyticsEvent, isRecordable, PHARMACY_LOCATION } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ProductDocument } from '../catalogue';

type Products = ReadonlyMap<number, ProductDocument>;

/** Returns the ids of the products that an event is about. */
export function productsOf(event: AnalyticsEvent): number[] {
  if ('product_id' in event) return [event.product_id];
  return 'lines' in event ? event.lines.map(({ product_id }) => product_id) : [];
}

const mayRecord = (products: Products, id: number): boolean => {
  const product = products.get(id);
  return product !== undefined && isRecordable(product);
};

const isProductPage = (location: string) => location.startsWith(links.product(''));

/** Returns the location of an event; that of pharmacy items is the same for all of them (rule 2.1-04). */
function locate({ location }: AnalyticsEvent, products: Products): string {
  if (!isProductPage(location)) return location;
  const isOther = [...products.values()].some(
    ({ slug, is_pharmacy, schedule }) => location === links.product(slug) && !is_pharmacy && schedule === '',
  );
  return isOther ? location : PHARMACY_LOCATION;
}

/**
 * Returns an event as it may be recorded: nothing of schedules 3 and 4, practitioners' products and telehealth, whatever
 * the page sent. Null if nothing is left.
 */
export function recordable(event: AnalyticsEvent, products: Products): AnalyticsEvent | null {
  const location = locate(event, products);
  if ('product_id' in event) return mayRecord(products, event.product_id) ? { ...event, location } : null;
  if (!('lines' in event)) return { ...event, location };
  const lines = event.lines.filter(({ product_id }) => mayRecord(products, product_id));
  return lines.length > 0 ? { ...event, location, lines } : null;
}
