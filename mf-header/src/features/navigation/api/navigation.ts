import { request } from '@saltbush/shared-ui/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { NavigationQuery } from '../../../generated/gql/graphql';

const NavigationDocument = graphql(/* GraphQL */ `
  query Navigation {
    navigation {
      external_patterns
      popular_brands {
        id
        name
        url
        image
      }
      brands {
        id
        name
        url
      }
      menuItems {
        id
        title
        url
        dynamicContents {
          ...PromoCardFields
        }
        catGroups {
          id
          groupEyebrow
          variant
          categories {
            id
            title
            url
            leftIcon
            promoFlag
            infoText
            hasRightArrow
            showAllHierarchies
            dynamicContents {
              ...PromoCardFields
            }
            subCats {
              id
              title
              url
              subCats {
                id
                title
                url
                subCats {
                  id
                  title
                  url
                }
              }
            }
          }
        }
      }
    }
  }
`);

export type Navigation = NonNullable<NavigationQuery['navigation']>;
export type MenuItem = Navigation['menuItems'][number];
export type CategoryGroup = MenuItem['catGroups'][number];
export type MenuCategory = CategoryGroup['categories'][number];
export type SubCategory = MenuCategory['subCats'][number];
export type PromoCard = MenuItem['dynamicContents'][number];
export type MenuBrand = Navigation['brands'][number];
export type PopularBrand = Navigation['popular_brands'][number];

/** The complete menu. Fetched when it is first opened and then retained. */
export const navigationQuery = () =>
  queryOptions({
    queryKey: ['mf-header', 'navigation'],
    queryFn: ({ signal }) => request(NavigationDocument, {}, { signal }),
    staleTime: 3_600_000,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query for the complete menu. */
export const useNavigation = () => useQuery(navigationQuery());
