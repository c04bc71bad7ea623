import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryRemoveFoodInput } from '../../../generated/gql/graphql';

const FoodDiaryRemoveFoodDocument = graphql(/* GraphQL */ `
  mutation FoodDiaryRemoveFood($input: FoodDiaryRemoveFoodInput!) {
    food_diary_remove_food(input: $input) {
      picks {
        ...FoodDiaryPicksFields
      }
    }
  }
`);

/** Removes an own food; what was recorded of it stays. */
export async function removeFood(input: FoodDiaryRemoveFoodInput) {
  return (await request(FoodDiaryRemoveFoodDocument, { input })).food_diary_remove_food.picks;
}
