import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryFoodFieldsFragment } from '../../../generated/gql/graphql';

const FoodDiaryFoodsDocument = graphql(/* GraphQL */ `
  query FoodDiaryFoods($query: String!) {
    food_diary_foods(query: $query) {
      ...FoodDiaryFoodFields
    }
  }
`);

export type Food = FoodDiaryFoodFieldsFragment;

/** Searches the member's own foods and the food list by name, and returns the matches, best first. */
export async function searchFoods(query: string, signal: AbortSignal): Promise<Food[]> {
  return (await request(FoodDiaryFoodsDocument, { query }, { signal })).food_diary_foods;
}
