import { request } from '@saltbush/shared-ui/platform';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const FoodDiaryWeekDocument = graphql(/* GraphQL */ `
  query FoodDiaryWeek($last_day: String!) {
    food_diary_week(last_day: $last_day) {
      day
      total {
        kilojoules
      }
    }
  }
`);

/** Query for the daily kilojoules of the seven days up to and including `last_day` (YYYY-MM-DD). */
export const diaryWeekQuery = (last_day: string) =>
  queryOptions({
    queryKey: ['mf-journey', 'food-diary', 'week', last_day],
    queryFn: async ({ signal }) =>
      (await request(FoodDiaryWeekDocument, { last_day }, { signal })).food_diary_week,
    placeholderData: keepPreviousData,
  });
