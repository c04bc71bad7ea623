import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodsQuery } from '../../../generated/gql/graphql';

const FoodsDocument = graphql(/* GraphQL */ `
  query Foods($query: String!) {
    foods(query: $query, per_page: 12) {
      data {
        id
        name
        group
        per_100g {
          kilojoules
          protein
          carbohydrate
          fat
        }
        portions {
          name
          grams
        }
      }
    }
  }
`);

export type Food = FoodsQuery['foods']['data'][number];

/** Searches the food list by name and returns the matches, best first. */
export async function searchFoods(query: string, signal: AbortSignal): Promise<Food[]> {
  return (await request(FoodsDocument, { query }, { signal })).foods.data;
}
