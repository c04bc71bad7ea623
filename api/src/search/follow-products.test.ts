import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondProcess } from '../../test/server/second-process';
import { startTestApi, type TestApi } from '../../test/server/start-test-api';
import type { ProductDocument } from '../domains/catalogue/documents';

const SLUG = 'warmstone-lavender-wheat-heat-pack';
const WAIT = { timeout: 10_000, interval: 20 };

describe('the search of another process', () => {
  let api: TestApi;
  let other: Awaited<ReturnType<typeof startSecondProcess>>;

  beforeAll(async () => {
    api = await startTestApi({ products: 600 });
    other = await startSecondProcess(api, { searchFollowMs: 60_000 });
  });
  afterAll(async () => {
    await other.close();
    await api.close();
  });

  const products = () => api.db.collection<ProductDocument>('products');
  /** The record as the other process finds it, or null. */
  const found = (id: number) => other.services.search.products.get(String(id));

  async function product(): Promise<ProductDocument> {
    const stored = await products().findOne({ slug: SLUG });
    if (!stored) throw new Error(`No product ${SLUG}`);
    return stored;
  }

  it('finds a product that this process changed, whatever field it was', async () => {
    const { _id, stock } = await product();
    expect(found(_id)).toMatchObject({ available: true });
    await products().updateOne({ _id }, { $set: { stock: 0 } });
    await expect.poll(() => found(_id)?.available, WAIT).toBe(false);
    await products().updateOne({ _id }, { $set: { stock, name: 'Renamed heat pack' } });
    await expect.poll(() => found(_id), WAIT).toMatchObject({ available: true, name: 'Renamed heat pack' });
  });

  it('finds a new product, and no longer one that is disabled or deleted', async () => {
    const { barcode: _, ...original } = await product();
    const copy = {
      ...original,
      _id: 9_999_991,
      slug: 'a-new-heat-pack',
      code: 'NEW-991',
      name: 'A new heat pack',
    };
    await products().insertOne(copy);
    await expect.poll(() => found(copy._id)?.name, WAIT).toBe('A new heat pack');
    await products().updateOne({ _id: copy._id }, { $set: { status: 'Disabled' } });
    await expect.poll(() => found(copy._id), WAIT).toBeNull();
    await products().updateOne({ _id: copy._id }, { $set: { status: 'Active' } });
    await expect.poll(() => found(copy._id)?.name, WAIT).toBe('A new heat pack');
    await products().deleteOne({ _id: copy._id });
    await expect.poll(() => found(copy._id), WAIT).toBeNull();
  });

  it('sees a transaction of another client only once it is committed', async () => {
    const { _id, stock } = await product();
    const client = await new MongoClient(api.databaseUri).connect();
    const same = client.db(api.db.databaseName).collection<ProductDocument>('products');
    await client.withSession(async (session) => {
      session.startTransaction();
      await same.updateOne({ _id }, { $set: { stock: 0 } }, { session });
      await products().updateOne({ _id: { $ne: _id } }, { $set: { updated_at: api.clock.now() } });
      expect(found(_id)?.available).toBe(true);
      await session.commitTransaction();
      await expect.poll(() => found(_id)?.available, WAIT).toBe(false);
      await same.updateOne({ _id }, { $set: { stock } });
    });
    await client.close();
  });

  it('stops when it is closed', async () => {
    const third = await startSecondProcess(api, { searchFollowMs: 60_000 });
    await third.close();
    const { _id, stock } = await product();
    const before = third.services.search.products.get(String(_id));
    await products().updateOne({ _id }, { $set: { stock: stock + 1 } });
    await expect.poll(() => found(_id)?.available, WAIT).toBe(true);
    expect(third.services.search.products.get(String(_id))).toEqual(before);
  });
});
