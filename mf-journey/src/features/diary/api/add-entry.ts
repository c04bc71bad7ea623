import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryAddEntryInput } from '../../../generated/gql/graphql';

const FoodDiaryAddEntryDocument = graphql(/* GraphQL */ `
  mutation FoodDiaryAddEntry($input: FoodDiaryAddEntryInput!) {
    food_diary_add_entry(input: $input) {
      day {
        ...FoodDiaryDayFields
      }
    }
  }
`);

/** Adds a food entry to a day. Idempotent: repeating a call with the same id adds the entry only once. */
export async function addEntry(input: FoodDiaryAddEntryInput) {
  return (await request(FoodDiaryAddEntryDocument, { input })).food_diary_add_entry.day;
}
