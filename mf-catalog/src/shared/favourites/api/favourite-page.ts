import { favouriteKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const FavouritePageDocument = graphql(/* GraphQL */ `
  query FavouritePage($page: Int!, $perPage: Int!) {
    favourite_products(page: $page, per_page: $perPage) {
      data {
        ...CardFields
      }
    }
  }
`);

/** Cards of a page of the account's favourites, newest first, with those that are out of stock. Only for signed-in shoppers. */
export const favouritePageQuery = (page: number, perPage: number) =>
  queryOptions({
    queryKey: viewKey(favouriteKeys.all, 'mf-catalog', 'cards', page, perPage),
    queryFn: async ({ signal }) =>
      (await request(FavouritePageDocument, { page, perPage }, { signal })).favourite_products.data,
  });
