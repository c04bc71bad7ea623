import { request } from '@saltbush/shared-ui/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { HeaderContentQuery } from '../../../generated/gql/graphql';

const HeaderContentDocument = graphql(/* GraphQL */ `
  query HeaderContent {
    navigation {
      menuItems {
        id
        title
        url
        catGroups {
          id
        }
      }
    }
    top_strip {
      links {
        id
        icon
        linkText
        targetLink
      }
      rotatingRichTexts {
        id
        html
        targetLink
      }
      dropdown {
        id
        title
        description
        linkText
        targetLink
      }
    }
    quick_links {
      id
      icon
      linkText
      targetLink
    }
  }
`);

const AN_HOUR_MS = 3_600_000;

/** Menu items, announcement strip and quick links, shown on every page. */
export const headerContentQuery = () =>
  queryOptions({
    queryKey: ['mf-header', 'content'],
    queryFn: ({ signal }) => request(HeaderContentDocument, {}, { signal }),
    staleTime: AN_HOUR_MS,
  });

/** Returns the header content, or undefined while it loads and if it is unavailable. */
export const useHeaderContent = (): HeaderContentQuery | undefined => useQuery(headerContentQuery()).data;

export type TopStrip = NonNullable<HeaderContentQuery['top_strip']>;
export type MenuEntry = NonNullable<HeaderContentQuery['navigation']>['menuItems'][number];
