import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { JourneyFoodTargetQuery } from '../../../generated/gql/graphql';

const JourneyFoodTargetDocument = graphql(/* GraphQL */ `
  query JourneyFoodTarget {
    journey_food_target {
      first_name
      weight_kg
      weighed_on
      height_cm
      age
      suggestions {
        activity
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
  }
`);

/** Suggested daily targets: energy in kJ, nutrients in grams, sodium in mg, water in mL. */
export type SuggestedTarget = NonNullable<JourneyFoodTargetQuery['journey_food_target']>;

/** Query for the targets that the member's program suggests; null for none. */
export const suggestedTargetQuery = queryOptions({
  queryKey: ['mf-journey', 'food-target'],
  queryFn: async ({ signal }) =>
    (await request(JourneyFoodTargetDocument, {}, { signal })).journey_food_target,
});
