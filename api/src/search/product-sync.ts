import type { Db, Filter } from 'mongodb';
import type { ProductDocument } from '../domains/catalogue';
import type { SearchIndex } from './engine/search-index';
import type { ProductSource } from './indexes/products';
import type { RecordLinkSource } from './record-links';
import { type ProductRecord, RECORD_FIELDS, type RecordProduct } from './records/product-record';

interface SyncOptions {
  db: Db;
  clock: { now(): Date };
  index: SearchIndex<ProductSource, ProductRecord>;
  links: RecordLinkSource;
}

/** Clocks differ between processes and writes take time, so each poll overlaps the previous one by this much. */
const OVERLAP_MS = 10_000;
const BATCH = 500;
const PROJECTION = Object.fromEntries(RECORD_FIELDS.map((field) => [field, 1]));

/** Writes within the same millisecond differ at least in stock or status. */
const versionOf = ({ updated_at, stock, status }: RecordProduct) =>
  `${updated_at.getTime()}:${stock}:${status}`;

/** Keeps the product index in step with the database. */
export function createProductSync({ db, clock, index, links }: SyncOptions) {
  const products = db.collection<ProductDocument>('products');
  const versions = new Map<number, string>();
  let polledUntil = clock.now();

  function apply(product: RecordProduct): void {
    versions.set(product._id, versionOf(product));
    if (product.status === 'Active') index.upsert({ product, links: links.linksOf(product) });
    else index.remove(String(product._id));
  }

  const read = (filter: Filter<ProductDocument>) =>
    products.find(filter, { batchSize: BATCH }).project<RecordProduct>(PROJECTION);

  async function load(filter: Filter<ProductDocument>): Promise<void> {
    for await (const product of read(filter)) apply(product);
  }

  /** Promotions start and end without a write to their products. */
  async function followPromotions(now: Date): Promise<void> {
    const changed = links.promotionsChangedBy(now);
    if (changed.length > 0) await load({ promotion_ids: { $in: changed } });
  }

  return {
    loadAll: () => load({ status: 'Active' }),

    /** Reloads products written since the last poll, by `updated_at`. */
    async loadChanges(): Promise<void> {
      const startedAt = clock.now();
      const since = new Date(polledUntil.getTime() - OVERLAP_MS);
      for await (const product of read({ updated_at: { $gte: since } })) {
        if (versions.get(product._id) !== versionOf(product)) apply(product);
      }
      await followPromotions(startedAt);
      polledUntil = startedAt;
    },

    /** Reloads the given products immediately. */
    refresh: (ids: readonly number[]) => load({ _id: { $in: [...ids] } }),
  };
}
