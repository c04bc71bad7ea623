import { graphql } from '../../../generated/gql';
import type { StaffVoucherFieldsFragment } from '../../../generated/gql/graphql';

export const StaffVoucherFieldsDocument = graphql(/* GraphQL */ `
  fragment StaffVoucherFields on StaffVoucher {
    voucher {
      id
      code
      name
      kind
      percent
      min_spend
      category
      first_order_only
      state
      from
      until
      uses
      max_uses
      max_uses_per_customer
      changed_by
    }
    version
    description
    category_id
    is_listed
    warnings
    changed_at
  }
`);

/** A voucher as staff work on it. Money in cents. */
export type StaffVoucher = StaffVoucherFieldsFragment;
