import { request } from '@saltbush/shared-ui/platform';
import { isServer, queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ListingInput, ListingQuery } from '../../../generated/gql/graphql';

const ListingDocument = graphql(/* GraphQL */ `
  query Listing($input: ListingInput!, $isServer: Boolean!) {
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
        queryID @skip(if: $isServer)
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
      queryID @skip(if: $isServer)
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
    // A document is rendered once for many visitors, and nobody may have made its search.
    queryFn: async ({ signal }) =>
      (await request(ListingDocument, { input, isServer }, { signal })).listing ?? null,
  });
