import { algoliasearch } from 'algoliasearch';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import { beforeTests } from '../server/before-tests';
import type { TestApi } from '../server/start-test-api';
import { testApi } from '../server/test-api';

/** Returns a search through the ordinary client, and a reader of stored products. */
export function searchReader(api: TestApi, client: ReturnType<typeof algoliasearch>) {
  // biome-ignore lint/suspicious/noExplicitAny: each test reads different fields of the response
  async function search(...requests: Record<string, unknown>[]): Promise<any[]> {
    const { results } = await client.search({ requests: requests as never });
    return results;
  }
  const product = async (slug: string) => {
    const found = await api.db.collection<ProductDocument>('products').findOne({ slug });
    if (!found) throw new Error(`No product ${slug}`);
    return found;
  };
  return { search, product };
}

/** An api with a larger shop for the tests of a file, and the ordinary search client for it. */
export function testSearch() {
  const api = testApi({ products: 600 });
  const client = beforeTests(() => {
    const host = { url: new URL(api.url).host, protocol: 'http', accept: 'readWrite' } as const;
    return algoliasearch('SALTBUSH', 'search-only', { hosts: [host] });
  });
  return { api, client, reader: searchReader(api, client) };
}
