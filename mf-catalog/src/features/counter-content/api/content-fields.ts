import { graphql } from '../../../generated/gql';
import type { StaffContentFieldsFragment } from '../../../generated/gql/graphql';

export const StaffContentFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffContentFields on StaffContent {
    entry {
      id
      kind
      title
    }
    path
    version
    published {
      ...StaffContentValueFields
    }
    draft {
      value {
        ...StaffContentValueFields
      }
      at
      staff_name
      planned_for
      planned_by
    }
    versions {
      number
      at
      staff_name
    }
  }
`);

/** An entry of the content as staff edit it. */
export type StaffContent = StaffContentFieldsFragment;
