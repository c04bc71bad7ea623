import { graphql } from '../../../generated/gql';
import type { StaffContentValueFieldsFragment } from '../../../generated/gql/graphql';

export const StaffContentValueFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffContentValueFields on StaffContentValue {
    fields {
      name
      value
    }
    items {
      id
      fields {
        name
        value
      }
    }
  }
`);

/** What an entry says, as the api sends it. */
export type SentValue = StaffContentValueFieldsFragment;
