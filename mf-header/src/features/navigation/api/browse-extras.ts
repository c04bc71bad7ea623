import { request } from '@saltbush/shared-ui/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { BrowseExtrasQuery } from '../../../generated/gql/graphql';

const BrowseExtrasDocument = graphql(/* GraphQL */ `
  query BrowseExtras {
    mobile_promo {
      mobilePromoImage
      mobilePromoImageAlt
      mobilePromoTargetLink
      mobilePromoDisclaim
      mobilePromoDisclaimTargetLink
    }
    top_strip {
      links {
        id
        icon
        linkText
        targetLink
      }
    }
  }
`);

export type MobilePromo = NonNullable<BrowseExtrasQuery['mobile_promo']>;
export type TopBarLink = NonNullable<BrowseExtrasQuery['top_strip']>['links'][number];

const browseExtrasQuery = () =>
  queryOptions({
    queryKey: ['mf-header', 'browse-extras'],
    queryFn: ({ signal }) => request(BrowseExtrasDocument, {}, { signal }),
    staleTime: 3_600_000,
  });

/** The content shown below the menu on the drawer's first level. */
export const useBrowseExtras = () => useQuery(browseExtrasQuery()).data;
