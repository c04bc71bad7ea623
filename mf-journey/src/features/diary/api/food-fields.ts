import { graphql } from '../../../generated/gql';

/** Fields of a food that can be recorded. */
export const FoodDiaryFoodFields = graphql(/* GraphQL */ `
  fragment FoodDiaryFoodFields on FoodDiaryFood {
    id
    name
    group
    is_favourite
    per_100g {
      kilojoules
      protein
      carbohydrate
      fat
      fibre
      sodium
    }
    portions {
      name
      grams
    }
    units {
      unit
      grams
    }
    own {
      per_grams
      figures {
        kilojoules
        protein
        carbohydrate
        fat
        fibre
        sodium
      }
      serving {
        name
        grams
      }
    }
  }
`);
