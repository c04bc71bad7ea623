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

/** Writes a portion into a day; the same id writes it once. */
export async function addEntry(input: FoodDiaryAddEntryInput) {
  return (await request(FoodDiaryAddEntryDocument, { input })).food_diary_add_entry.day;
}
