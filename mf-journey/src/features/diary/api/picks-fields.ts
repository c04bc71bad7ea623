import { graphql } from '../../../generated/gql';

/** Fields of what a member chooses a food from before typing. */
export const FoodDiaryPicksFields = graphql(/* GraphQL */ `
  fragment FoodDiaryPicksFields on FoodDiaryPicks {
    recent {
      food {
        ...FoodDiaryFoodFields
      }
      grams
      portion
      quantity
      unit
    }
    favourites {
      ...FoodDiaryFoodFields
    }
    own {
      ...FoodDiaryFoodFields
    }
  }
`);
