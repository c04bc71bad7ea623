import { graphql } from '../../../generated/gql';

/** The fields shown on a promo card in the menu. */
export const PromoCardFields = graphql(/* GraphQL */ `
  fragment PromoCardFields on DynamicContent {
    id
    title
    text
    image
    targetLink
  }
`);
