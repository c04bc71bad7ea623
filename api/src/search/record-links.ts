import type { Reference } from '../domains/catalogue';
import type { RecordLinks, RecordProduct } from './records/record-product';

export interface RecordLinkSource {
  linksOf(product: RecordProduct): RecordLinks;
  /** Advances the time and returns the promotions that started or ended since the last call. */
  promotionsChangedBy(now: Date): number[];
}

/** Resolves records' references. Whether promotions are running is as of the last `promotionsChangedBy`. */
export function createRecordLinks(reference: Reference, now: Date): RecordLinkSource {
  const runningAt = (time: Date) =>
    new Map(
      reference
        .promotions()
        .filter(({ starts_at, end_date }) => starts_at <= time && time < end_date)
        .map((promotion) => [promotion._id, promotion]),
    );
  let running = runningAt(now);
  return {
    linksOf: ({ brand_id, category_ids, promotion_ids }) => ({
      brand: reference.brand(brand_id),
      categories: category_ids.flatMap((id) => reference.category(id) ?? []),
      promotions: promotion_ids.flatMap((id) => running.get(id) ?? []),
    }),
    promotionsChangedBy(time) {
      const before = running;
      running = runningAt(time);
      const ids = new Set([...before.keys(), ...running.keys()]);
      return [...ids].filter((id) => before.has(id) !== running.has(id));
    },
  };
}
