import { graphql } from '../../../generated/gql';

/** Removes a product; succeeds if it is not saved. */
export const FavouritesRemoveDocument = graphql(/* GraphQL */ `
  mutation FavouritesRemove($input: FavouritesRemoveInput!) {
    favourites_remove(input: $input) {
      product_id
    }
  }
`);
