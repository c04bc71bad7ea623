import { expect } from 'vitest';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import type { TestApi } from '../server/start-test-api';

export interface Facet {
  name: string;
  values: { value: string; label: string; count: number; selected: boolean }[];
}

export const FIELDS = `title description url queryID
  lineage { title url } children { title url count image_url } brand { name } promotion { id }
  data { id title price brand isOutOfStock queryID }
  facets { name title values { value label count selected } stats { min max } }
  banners { text } paginatorInfo { current_page last_page per_page total }`;

/** Returns readers of listings and of their facets. */
export function listingReader(api: TestApi) {
  const list = async (input: object) => {
    const answer = await api.request(
      `query Listing($input: ListingInput!) { listing(input: $input) { ${FIELDS} } }`,
      {
        input,
      },
    );
    expect(answer.errors).toBeUndefined();
    return answer.data.listing;
  };
  const active = (filter: object) =>
    api.db.collection<ProductDocument>('products').countDocuments({ ...filter, status: 'Active' });
  const facet = (listing: { facets: Facet[] }, name: string) =>
    listing.facets.find((entry) => entry.name === name);
  return { list, active, facet };
}
