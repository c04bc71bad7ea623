import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffOrdersPackDocument = graphql(/* GraphQL */ `
  mutation StaffOrdersPack($input: StaffOrdersSetStateInput!) {
    staff_orders_set_state(input: $input) {
      order {
        state
      }
    }
  }
`);

/** Records that an order is packed. Rejects while a unit is not checked. */
export const packOrder = (reference: string) =>
  request(StaffOrdersPackDocument, { input: { reference, state: 'packed' } });
