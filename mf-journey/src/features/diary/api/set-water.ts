import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiarySetWaterInput } from '../../../generated/gql/graphql';

const FoodDiarySetWaterDocument = graphql(/* GraphQL */ `
  mutation FoodDiarySetWater($input: FoodDiarySetWaterInput!) {
    food_diary_set_water(input: $input) {
      day {
        ...FoodDiaryDayFields
      }
    }
  }
`);

/** Sets a day's water intake in millilitres. */
export async function setWater(input: FoodDiarySetWaterInput) {
  return (await request(FoodDiarySetWaterDocument, { input })).food_diary_set_water.day;
}
