import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffVouchersQuery } from '../../../generated/gql/graphql';
import type { VoucherList } from '../model/voucher-list';

const StaffVouchersDocument = graphql(/* GraphQL */ `
  query StaffVouchers($show: StaffPromotionState!, $after: String) {
    staff_vouchers(show: $show, after: $after, first: 50) {
      data {
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
        changed_by
      }
      next
    }
  }
`);

export type ListedVoucher = StaffVouchersQuery['staff_vouchers']['data'][number];

export const VOUCHERS_KEY = ['mf-catalog', 'staff-vouchers'] as const;

/** A page of vouchers. */
export const staffVouchersQuery = (list: VoucherList) =>
  queryOptions({
    queryKey: [...VOUCHERS_KEY, list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffVouchersDocument, { ...list }, { signal })).staff_vouchers,
  });
