import { request } from '@saltbush/shared-ui/platform';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const FoodDiaryWeekDocument = graphql(/* GraphQL */ `
  query FoodDiaryWeek($last_day: String!, $days: Int) {
    food_diary_week(last_day: $last_day, days: $days) {
      day
      total {
        kilojoules
      }
    }
  }
`);

/** Query for the daily kilojoules of a number of days up to and including `last_day` (YYYY-MM-DD). */
export const diaryWeekQuery = (last_day: string, days: number) =>
  queryOptions({
    queryKey: ['mf-journey', 'food-diary', 'week', last_day, days],
    queryFn: async ({ signal }) =>
      (await request(FoodDiaryWeekDocument, { last_day, days }, { signal })).food_diary_week,
    placeholderData: keepPreviousData,
  });
