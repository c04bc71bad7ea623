import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryCopyEntriesInput } from '../../../generated/gql/graphql';

const FoodDiaryCopyEntriesDocument = graphql(/* GraphQL */ `
  mutation FoodDiaryCopyEntries($input: FoodDiaryCopyEntriesInput!) {
    food_diary_copy_entries(input: $input) {
      day {
        ...FoodDiaryDayFields
      }
    }
  }
`);

/** Copies entries of a day into another. Idempotent: repeating a call with the same ids copies only once. */
export async function copyEntries(input: FoodDiaryCopyEntriesInput) {
  return (await request(FoodDiaryCopyEntriesDocument, { input })).food_diary_copy_entries.day;
}
