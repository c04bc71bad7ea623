import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPackingTickInput } from '../../../generated/gql/graphql';

const StaffPackingTickDocument = graphql(/* GraphQL */ `
  mutation StaffPackingTick($input: StaffPackingTickInput!) {
    staff_packing_tick(input: $input) {
      line
      order {
        ...StaffPackingFields
      }
    }
  }
`);

/** Checks a unit of a line by hand, with a reason. */
export const tickUnit = async (input: StaffPackingTickInput) =>
  (await request(StaffPackingTickDocument, { input })).staff_packing_tick;
