import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffVouchersStepInput } from '../../../generated/gql/graphql';

const StaffVouchersEndDocument = graphql(/* GraphQL */ `
  mutation StaffVouchersEnd($input: StaffVouchersStepInput!) {
    staff_vouchers_end(input: $input) {
      voucher {
        ...StaffVoucherFields
      }
    }
  }
`);

/** Ends a published voucher. */
export const endVoucher = async (input: StaffVouchersStepInput) =>
  (await request(StaffVouchersEndDocument, { input })).staff_vouchers_end.voucher;
