import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffVouchersSaveInput } from '../../../generated/gql/graphql';

const StaffVouchersSaveDocument = graphql(/* GraphQL */ `
  mutation StaffVouchersSave($input: StaffVouchersSaveInput!) {
    staff_vouchers_save(input: $input) {
      voucher {
        ...StaffVoucherFields
      }
    }
  }
`);

/** Saves a draft. */
export const saveVoucher = async (input: StaffVouchersSaveInput) =>
  (await request(StaffVouchersSaveDocument, { input })).staff_vouchers_save.voucher;
