import type { Reference } from '../domains/catalogue';
import { isRunning } from '../domains/promotions';
import type { RecordLinks, RecordProduct } from './records/record-product';

export interface RecordLinkSource {
  linksOf(product: RecordProduct): RecordLinks;
  /** Advances the time and returns the promotions that started, ended or got another title since the last call. */
  promotionsChangedBy(now: Date): number[];
}

/** Resolves records' references. Whether promotions are running is as of the last `promotionsChangedBy`. */
export function createRecordLinks(reference: Reference, now: Date): RecordLinkSource {
  const runningAt = (time: Date) =>
    new Map(
      reference
        .promotions()
        .filter((promotion) => isRunning(promotion, time))
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
      return [...ids].filter((id) => before.get(id)?.display_title !== running.get(id)?.display_title);
    },
  };
}
