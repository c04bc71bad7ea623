import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiarySaveFoodInput } from '../../../generated/gql/graphql';

const FoodDiarySaveFoodDocument = graphql(/* GraphQL */ `
  mutation FoodDiarySaveFood($input: FoodDiarySaveFoodInput!) {
    food_diary_save_food(input: $input) {
      picks {
        ...FoodDiaryPicksFields
      }
    }
  }
`);

/** Saves an own food, or replaces the one with this id. */
export async function saveFood(input: FoodDiarySaveFoodInput) {
  return (await request(FoodDiarySaveFoodDocument, { input })).food_diary_save_food.picks;
}
