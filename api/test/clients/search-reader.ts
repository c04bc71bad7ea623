import type { algoliasearch } from 'algoliasearch';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import type { TestApi } from '../server/start-test-api';

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
