import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { HomeQuery } from '../../../generated/gql/graphql';

const HomeDocument = graphql(/* GraphQL */ `
  query Home {
    home {
      sections {
        __typename
        id
        title
        ... on HeroSection {
          eyebrow
          text
          linkText
          targetLink
          image
          audience
        }
        ... on ServicesSection {
          tiles {
            id
            title
            text
            icon
            targetLink
          }
        }
        ... on ProductsSection {
          text
          targetLink
          linkText
          products {
            ...CardFields
          }
        }
        ... on CategoriesSection {
          categories {
            id
            title
            url
            image_url
          }
        }
        ... on PromotionsSection {
          cards {
            id
            title
            text
            image
            targetLink
            linkText
          }
        }
        ... on BrandsSection {
          brands {
            id
            name
            url
            logo_image
          }
        }
        ... on TelehealthSection {
          text
          linkText
          targetLink
          image
          points
        }
        ... on TrustSection {
          reasons {
            id
            title
            text
            icon
          }
        }
      }
    }
  }
`);

export type HomeSection = NonNullable<HomeQuery['home']>['sections'][number];
export type HomeSectionOf<Kind extends HomeSection['__typename']> = Extract<
  HomeSection,
  { __typename: Kind }
>;

/** The home page's sections in display order. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['mf-catalog', 'home'],
    queryFn: ({ signal }) => request(HomeDocument, {}, { signal }),
    select: (data) => data.home?.sections ?? [],
  });
