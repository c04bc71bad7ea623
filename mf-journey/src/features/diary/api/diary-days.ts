import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const FoodDiaryDaysDocument = graphql(/* GraphQL */ `
  query FoodDiaryDays($from_day: String!, $last_day: String!) {
    food_diary_days(from_day: $from_day, last_day: $last_day) {
      ...FoodDiaryDayFields
    }
  }
`);

/** Returns the days of a span on which something is noted; at most 31 days, both ends included. */
export async function readDays(from_day: string, last_day: string) {
  return (await request(FoodDiaryDaysDocument, { from_day, last_day })).food_diary_days;
}
