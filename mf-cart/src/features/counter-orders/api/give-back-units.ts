import type { RefundReason, RefundRequest } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffOrdersRefundDocument = graphql(/* GraphQL */ `
  mutation StaffOrdersRefund($input: StaffOrdersRefundInput!) {
    staff_orders_refund(input: $input) {
      order {
        refunded_total
      }
    }
  }
`);

export interface Refund {
  /** The same for each attempt at one refund. */
  key: string;
  reason: RefundReason;
  lines: RefundRequest['lines'];
  shipping: boolean;
  /** The sum that was shown, in cents. */
  amount: number | null;
}

/** Refunds units of lines, once per key. */
export const refundLines = (reference: string, refund: Refund) =>
  request(StaffOrdersRefundDocument, { input: { reference, ...refund, lines: [...refund.lines] } });
