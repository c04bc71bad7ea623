import type { RefundReason } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffOrdersRefuseLineDocument = graphql(/* GraphQL */ `
  mutation StaffOrdersRefuseLine($input: StaffOrdersRefuseLineInput!) {
    staff_orders_refuse_line(input: $input) {
      order {
        refunded_total
      }
    }
  }
`);

/** Refuses what is left of a line and refunds it. */
export const refuseLine = (reference: string, line: number, reason: RefundReason) =>
  request(StaffOrdersRefuseLineDocument, { input: { reference, line, reason } });
