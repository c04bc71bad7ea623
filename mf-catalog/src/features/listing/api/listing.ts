import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ListingInput, ListingQuery } from '../../../generated/gql/graphql';

const ListingDocument = graphql(/* GraphQL */ `
  query Listing($input: ListingInput!) {
    listing(input: $input) {
      title
      description
      meta_description
      url
      lineage {
        title
        url
      }
      children {
        title
        url
        count
      }
      brand {
        banner_image
        logo_image
        seo_title
      }
      promotion {
        end_date
      }
      data {
        ...CardFields
      }
      facets {
        name
        title
        values {
          value
          label
          count
          selected
        }
      }
      banners {
        text
        image
        theme
        targetLink
      }
      did_you_mean
      paginatorInfo {
        current_page
        last_page
        per_page
        total
      }
      queryID
    }
  }
`);

export type Listing = NonNullable<ListingQuery['listing']>;
export type ListingCard = Listing['data'][number];
export type ListingFacet = Listing['facets'][number];

/** One page of a listing. Its data is null if the category, brand, promotion or collection does not exist. */
export const listingQuery = (input: ListingInput) =>
  queryOptions({
    queryKey: ['mf-catalog', 'listing', input],
    queryFn: async ({ signal }) => (await request(ListingDocument, { input }, { signal })).listing ?? null,
  });
