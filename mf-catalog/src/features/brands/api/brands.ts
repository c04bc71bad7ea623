import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { BrandsQuery } from '../../../generated/gql/graphql';

const BrandsDocument = graphql(/* GraphQL */ `
  query Brands {
    brands {
      id
      name
      url
    }
    popular: brands(popular: true) {
      id
      name
      url
      logo_image
    }
  }
`);

export type BrandLink = BrandsQuery['brands'][number];
export type PopularBrand = BrandsQuery['popular'][number];

/** All brands sorted by name, and the popular brands with their logos. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: ['mf-catalog', 'brands'],
    queryFn: ({ signal }) => request(BrandsDocument, {}, { signal }),
  });
