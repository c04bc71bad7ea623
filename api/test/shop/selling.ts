import { randomUUID } from 'node:crypto';
import type { StoredRole } from '@saltbush/contract';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import { PASSWORD } from '../clients/test-client';
import { startTestApi, type TestApiOptions } from '../server/start-test-api';
import { BUSINESS_HOURS } from '../server/usual-shop';
import { sampleProduct } from './samples';
import { Shopper } from './shopper';

export { BUSINESS_HOURS };

/** A stored document of which a test reads some fields. */
export type AnyDocument = { _id: string; [field: string]: unknown };

let nextId = 900_000;

/** Starts a separate api and returns helpers that create shoppers and products for one test. */
export async function startSelling(options: TestApiOptions = {}) {
  const api = await startTestApi({ now: BUSINESS_HOURS, ...options });
  const products = api.db.collection<ProductDocument>('products');
  return {
    ...api,
    collection: (name: string) => api.db.collection<AnyDocument>(name),
    guest: () => new Shopper(api.url),
    /** Creates a signed-in user. */
    async user(role: StoredRole = 'customer') {
      const account = { email: `${randomUUID()}@example.com`, password: PASSWORD };
      const person = { first_name: 'Una', last_name: 'User' };
      const id = await api.services.accounts.createUser({ ...account, ...person, role });
      const { token } = await api.signIn(account);
      return { id, token, shopper: new Shopper(api.url, token) };
    },
    /** Stores a plain product with these overrides and returns its id. */
    async product(over: Partial<ProductDocument> = {}): Promise<number> {
      nextId += 1;
      const product = sampleProduct({ _id: nextId, code: `T${nextId}`, slug: `test-${nextId}`, ...over });
      await products.insertOne(product);
      return product._id;
    },
    async stockOf(productId: number): Promise<number | undefined> {
      return (await products.findOne({ _id: productId }))?.stock;
    },
  };
}

export type Selling = Awaited<ReturnType<typeof startSelling>>;
