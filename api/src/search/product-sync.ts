import type { Db, Filter } from 'mongodb';
import type { ProductDocument } from '../domains/catalogue';
import type { SearchIndex } from './engine/search-index';
import type { ProductSource } from './indexes/products';
import type { RecordLinkSource } from './record-links';
import type { ProductRecord } from './records/product-record';
import { RECORD_FIELDS, type RecordProduct } from './records/record-product';

interface SyncOptions {
  db: Db;
  index: SearchIndex<ProductSource, ProductRecord>;
  links: RecordLinkSource;
}

const BATCH = 500;
const PROJECTION = Object.fromEntries(RECORD_FIELDS.map((field) => [field, 1]));

/** Writes within the same millisecond differ at least in stock or status. */
const versionOf = ({ updated_at, stock, status }: RecordProduct) =>
  `${updated_at.getTime()}:${stock}:${status}`;

/** Keeps the product index in step with the database. */
export function createProductSync({ db, index, links }: SyncOptions) {
  const products = db.collection<ProductDocument>('products');
  const versions = new Map<number, string>();

  function remove(id: number): void {
    versions.delete(id);
    index.remove(String(id));
  }

  function apply(product: RecordProduct): void {
    if (product.status !== 'Active') {
      remove(product._id);
      return;
    }
    versions.set(product._id, versionOf(product));
    index.upsert({ product, links: links.linksOf(product) });
  }

  const read = (filter: Filter<ProductDocument>) =>
    products.find(filter, { batchSize: BATCH }).project<RecordProduct>(PROJECTION);

  return {
    /** Makes the index equal to the database: loads what is new or differs, and removes what is gone. */
    async reconcile(): Promise<void> {
      const gone = new Set(versions.keys());
      for await (const product of read({ status: 'Active' })) {
        gone.delete(product._id);
        if (versions.get(product._id) !== versionOf(product)) apply(product);
      }
      for (const id of gone) remove(id);
    },

    /** Reloads the given products immediately; those that no longer exist are removed. */
    async refresh(ids: readonly number[]): Promise<void> {
      const gone = new Set(ids);
      for await (const product of read({ _id: { $in: [...ids] } })) {
        gone.delete(product._id);
        apply(product);
      }
      for (const id of gone) remove(id);
    },

    /** Reloads products whose promotions start, end or get another title: nothing is written to them then. */
    async followPromotions(now: Date): Promise<void> {
      const changed = links.promotionsChangedBy(now);
      if (changed.length === 0) return;
      for await (const product of read({ promotion_ids: { $in: changed } })) apply(product);
    },
  };
}
