import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryEditEntryInput } from '../../../generated/gql/graphql';

const FoodDiaryEditEntryDocument = graphql(/* GraphQL */ `
  mutation FoodDiaryEditEntry($input: FoodDiaryEditEntryInput!) {
    food_diary_edit_entry(input: $input) {
      day {
        ...FoodDiaryDayFields
      }
    }
  }
`);

/** Changes the amount of an entry. */
export async function editEntry(input: FoodDiaryEditEntryInput) {
  return (await request(FoodDiaryEditEntryDocument, { input })).food_diary_edit_entry.day;
}
