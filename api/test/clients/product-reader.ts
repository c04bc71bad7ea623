import { expect } from 'vitest';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import type { TestApi } from '../server/start-test-api';

/** Returns readers of one product: through the api, and as stored. */
export function productReader(api: TestApi) {
  const product = async (slug: string, fields: string) => {
    const response = await api.request(
      `query Product($slug: String!) { product(slug: $slug) { ${fields} } }`,
      { slug },
    );
    expect(response.errors).toBeUndefined();
    return response.data.product;
  };
  const stored = (slug: string) => api.db.collection<ProductDocument>('products').findOne({ slug });
  return { product, stored };
}
