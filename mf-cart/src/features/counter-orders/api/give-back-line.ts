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

/** Refuses what is left of a line and refunds it; `amount` is the sum that was shown, in cents. */
export const refuseLine = (
  reference: string,
  refused: { line: number; reason: RefundReason; amount: number | null },
) => request(StaffOrdersRefuseLineDocument, { input: { reference, ...refused } });
