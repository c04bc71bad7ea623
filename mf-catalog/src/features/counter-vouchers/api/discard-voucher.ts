import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffVouchersStepInput } from '../../../generated/gql/graphql';

const StaffVouchersDiscardDocument = graphql(/* GraphQL */ `
  mutation StaffVouchersDiscard($input: StaffVouchersStepInput!) {
    staff_vouchers_discard(input: $input) {
      voucher_id
    }
  }
`);

/** Discards a draft. */
export const discardVoucher = (input: StaffVouchersStepInput) =>
  request(StaffVouchersDiscardDocument, { input });
