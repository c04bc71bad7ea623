import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffOrderCallOutcome } from '../../../generated/gql/graphql';

const StaffOrdersNoteCallDocument = graphql(/* GraphQL */ `
  mutation StaffOrdersNoteCall($input: StaffOrdersNoteCallInput!) {
    staff_orders_note_call(input: $input) {
      order {
        queue
      }
    }
  }
`);

/** Notes a try to reach the customer of an order. Rejects with who has spoken with them. */
export const noteCall = (reference: string, outcome: StaffOrderCallOutcome) =>
  request(StaffOrdersNoteCallDocument, { input: { reference, outcome } });
