import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryPicksFieldsFragment } from '../../../generated/gql/graphql';

const FoodDiaryPicksDocument = graphql(/* GraphQL */ `
  query FoodDiaryPicks {
    food_diary_picks {
      ...FoodDiaryPicksFields
    }
  }
`);

export type Picks = FoodDiaryPicksFieldsFragment;
export type RecentFood = Picks['recent'][number];

/** Query for what the member chooses a food from before typing: eaten lately, favourites, own foods. */
export const picksQuery = queryOptions({
  queryKey: ['mf-journey', 'food-diary', 'picks'],
  queryFn: async ({ signal }) => (await request(FoodDiaryPicksDocument, {}, { signal })).food_diary_picks,
});
