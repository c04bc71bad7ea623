import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffOrdersSetStateDocument = graphql(/* GraphQL */ `
  mutation StaffOrdersSetState($input: StaffOrdersSetStateInput!) {
    staff_orders_set_state(input: $input) {
      order {
        state
      }
    }
  }
`);

/** Hands an order to its carrier, or to the shelf to be collected from; the customer is mailed. */
export const dispatchOrder = (reference: string, parcel: { carrier?: string; tracking_number?: string }) =>
  request(StaffOrdersSetStateDocument, { input: { reference, state: 'dispatched', ...parcel } });

/** Records that an order has reached its customer. */
export const deliverOrder = (reference: string) =>
  request(StaffOrdersSetStateDocument, { input: { reference, state: 'delivered' } });
