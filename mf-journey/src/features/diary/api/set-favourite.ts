import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiarySetFavouriteInput } from '../../../generated/gql/graphql';

const FoodDiarySetFavouriteDocument = graphql(/* GraphQL */ `
  mutation FoodDiarySetFavourite($input: FoodDiarySetFavouriteInput!) {
    food_diary_set_favourite(input: $input) {
      picks {
        ...FoodDiaryPicksFields
      }
    }
  }
`);

/** Keeps a food as a favourite, or no longer. */
export async function setFavourite(input: FoodDiarySetFavouriteInput) {
  return (await request(FoodDiarySetFavouriteDocument, { input })).food_diary_set_favourite.picks;
}
