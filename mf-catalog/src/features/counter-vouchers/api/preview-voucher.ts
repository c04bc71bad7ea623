import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffVoucherPreviewInput, StaffVoucherPreviewQuery } from '../../../generated/gql/graphql';

const StaffVoucherPreviewDocument = graphql(/* GraphQL */ `
  query StaffVoucherPreview($input: StaffVoucherPreviewInput!) {
    staff_voucher_preview(input: $input) {
      at
      lines {
        product_id
        name
        quantity
        without
        with
      }
      without
      with
      refusal
      is_delivery_free
    }
  }
`);

/** A cart with a voucher and without it. Money in cents. */
export type VoucherPreview = StaffVoucherPreviewQuery['staff_voucher_preview'];

/** Prices a cart with a voucher and without it. */
export const previewVoucher = async (input: StaffVoucherPreviewInput): Promise<VoucherPreview> =>
  (await request(StaffVoucherPreviewDocument, { input })).staff_voucher_preview;
