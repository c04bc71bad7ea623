import { graphql } from '../../../generated/gql';

/** Saves a product; succeeds if it is saved already. */
export const FavouritesAddDocument = graphql(/* GraphQL */ `
  mutation FavouritesAdd($input: FavouritesAddInput!) {
    favourites_add(input: $input) {
      favourite {
        product_id
      }
    }
  }
`);
