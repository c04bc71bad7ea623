import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryDayFieldsFragment } from '../../../generated/gql/graphql';

const FoodDiaryDocument = graphql(/* GraphQL */ `
  query FoodDiary($day: String!) {
    food_diary(day: $day) {
      ...FoodDiaryDayFields
    }
  }
`);

export type DiaryDay = FoodDiaryDayFieldsFragment;
export type DiaryMeal = DiaryDay['meals'][number];
export type DiaryEntry = DiaryMeal['entries'][number];

/** Query for the diary of a day (YYYY-MM-DD). */
export const diaryDayQuery = (day: string) =>
  queryOptions({
    queryKey: ['mf-journey', 'food-diary', 'day', day],
    queryFn: async ({ signal }) => (await request(FoodDiaryDocument, { day }, { signal })).food_diary,
  });
