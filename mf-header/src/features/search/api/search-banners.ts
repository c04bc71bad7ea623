import { request } from '@saltbush/shared-ui/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { SearchBannersQuery } from '../../../generated/gql/graphql';

const SearchBannersDocument = graphql(/* GraphQL */ `
  query SearchBanners {
    search_banners {
      promoBanners {
        text
        image
        theme
        targetLink
      }
      disclaimer
      searchBannerCodeNames
    }
  }
`);

export type SearchBanners = NonNullable<SearchBannersQuery['search_banners']>;

const searchBannersQuery = () =>
  queryOptions({
    queryKey: ['mf-header', 'search-banners'],
    queryFn: ({ signal }) => request(SearchBannersDocument, {}, { signal }),
    staleTime: 3_600_000,
  });

/** Returns the banners for an empty search box, or null while they load and if there are none. */
export const useSearchBanners = (): SearchBanners | null =>
  useQuery(searchBannersQuery()).data?.search_banners ?? null;
