import { graphql } from '../../../generated/gql';

/** What a promotion card of the menu shows. */
export const PromoCardFields = graphql(/* GraphQL */ `
  fragment PromoCardFields on DynamicContent {
    id
    title
    text
    image
    targetLink
  }
`);
