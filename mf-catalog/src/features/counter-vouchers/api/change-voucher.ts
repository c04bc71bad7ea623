import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffVouchersChangeInput } from '../../../generated/gql/graphql';

const StaffVouchersChangeDocument = graphql(/* GraphQL */ `
  mutation StaffVouchersChange($input: StaffVouchersChangeInput!) {
    staff_vouchers_change(input: $input) {
      voucher {
        ...StaffVoucherFields
      }
    }
  }
`);

/** Changes the words, the end and the limits of a published voucher. */
export const changeVoucher = async (input: StaffVouchersChangeInput) =>
  (await request(StaffVouchersChangeDocument, { input })).staff_vouchers_change.voucher;
