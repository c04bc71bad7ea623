import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiarySetTargetInput } from '../../../generated/gql/graphql';

const FoodDiarySetTargetDocument = graphql(/* GraphQL */ `
  mutation FoodDiarySetTarget($input: FoodDiarySetTargetInput!) {
    food_diary_set_target(input: $input) {
      target {
        kilojoules
        protein
        carbohydrate
        fat
        fibre
        sodium
        water_ml
      }
    }
  }
`);

/** Sets the daily targets and returns them. */
export async function setTarget(input: FoodDiarySetTargetInput) {
  return (await request(FoodDiarySetTargetDocument, { input })).food_diary_set_target.target;
}
