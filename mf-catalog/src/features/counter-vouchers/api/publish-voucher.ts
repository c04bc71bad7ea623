import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffVouchersStepInput } from '../../../generated/gql/graphql';

const StaffVouchersPublishDocument = graphql(/* GraphQL */ `
  mutation StaffVouchersPublish($input: StaffVouchersStepInput!) {
    staff_vouchers_publish(input: $input) {
      voucher {
        ...StaffVoucherFields
      }
    }
  }
`);

/** Publishes a draft. */
export const publishVoucher = async (input: StaffVouchersStepInput) =>
  (await request(StaffVouchersPublishDocument, { input })).staff_vouchers_publish.voucher;
