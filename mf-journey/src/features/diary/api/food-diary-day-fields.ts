import { graphql } from '../../../generated/gql';

/** Fields of a diary day: totals, targets and meals. */
export const FoodDiaryDayFields = graphql(/* GraphQL */ `
  fragment FoodDiaryDayFields on FoodDiaryDay {
    day
    water_ml
    total {
      kilojoules
      protein
      carbohydrate
      fat
      fibre
      sodium
    }
    target {
      kilojoules
      protein
      carbohydrate
      fat
      fibre
      sodium
      water_ml
    }
    meals {
      meal
      total {
        kilojoules
        protein
        carbohydrate
        fat
        fibre
        sodium
      }
      entries {
        id
        name
        grams
        portion
        quantity
        unit
        units {
          unit
          grams
        }
        serving {
          name
          grams
        }
        nutrition {
          kilojoules
          protein
          carbohydrate
          fat
          fibre
          sodium
        }
      }
    }
  }
`);
