import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryRestoreEntriesInput } from '../../../generated/gql/graphql';

const FoodDiaryRestoreEntriesDocument = graphql(/* GraphQL */ `
  mutation FoodDiaryRestoreEntries($input: FoodDiaryRestoreEntriesInput!) {
    food_diary_restore_entries(input: $input) {
      day {
        ...FoodDiaryDayFields
      }
    }
  }
`);

/** Puts removed entries back as they were. */
export async function restoreEntries(input: FoodDiaryRestoreEntriesInput) {
  return (await request(FoodDiaryRestoreEntriesDocument, { input })).food_diary_restore_entries.day;
}
