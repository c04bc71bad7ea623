import { favouriteKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const FavouriteCardsDocument = graphql(/* GraphQL */ `
  query FavouriteCards {
    favourites {
      product {
        card {
          ...CardFields
        }
      }
    }
  }
`);

/** Cards of the account's favourites, newest first, with those that are out of stock. Only for signed-in shoppers. */
export const favouriteCardsQuery = () =>
  queryOptions({
    queryKey: viewKey(favouriteKeys.all, 'mf-catalog', 'cards'),
    queryFn: async ({ signal }) => {
      const { favourites } = await request(FavouriteCardsDocument, {}, { signal });
      return favourites.flatMap(({ product }) => (product ? [product.card] : []));
    },
  });
