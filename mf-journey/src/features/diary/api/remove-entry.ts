import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { FoodDiaryRemoveEntryInput } from '../../../generated/gql/graphql';

const FoodDiaryRemoveEntryDocument = graphql(/* GraphQL */ `
  mutation FoodDiaryRemoveEntry($input: FoodDiaryRemoveEntryInput!) {
    food_diary_remove_entry(input: $input) {
      day {
        ...FoodDiaryDayFields
      }
      removed
    }
  }
`);

/** Removes a food entry from a day, and returns what puts it back. */
export async function removeEntry(input: FoodDiaryRemoveEntryInput) {
  return (await request(FoodDiaryRemoveEntryDocument, { input })).food_diary_remove_entry;
}
