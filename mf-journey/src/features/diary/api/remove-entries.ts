import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryRemoveEntriesInput } from '../../../generated/gql/graphql';

const FoodDiaryRemoveEntriesDocument = graphql(/* GraphQL */ `
  mutation FoodDiaryRemoveEntries($input: FoodDiaryRemoveEntriesInput!) {
    food_diary_remove_entries(input: $input) {
      day {
        ...FoodDiaryDayFields
      }
    }
  }
`);

/** Removes several entries of a day. */
export async function removeEntries(input: FoodDiaryRemoveEntriesInput) {
  return (await request(FoodDiaryRemoveEntriesDocument, { input })).food_diary_remove_entries.day;
}
