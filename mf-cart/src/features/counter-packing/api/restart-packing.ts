import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffPackingRestartDocument = graphql(/* GraphQL */ `
  mutation StaffPackingRestart($input: StaffPackingRestartInput!) {
    staff_packing_restart(input: $input) {
      order {
        ...StaffPackingFields
      }
    }
  }
`);

/** Ends a round of packing: every pack is scanned anew. */
export const restartPacking = async (reference: string, round: number) =>
  (await request(StaffPackingRestartDocument, { input: { reference, round } })).staff_packing_restart.order;
