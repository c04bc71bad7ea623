import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffVoucherDocument = graphql(/* GraphQL */ `
  query StaffVoucher($id: ID!) {
    staff_voucher(id: $id) {
      ...StaffVoucherFields
    }
  }
`);

export const staffVoucherKey = (id: string) => ['mf-catalog', 'staff-voucher', id] as const;

/** A voucher for staff. */
export const staffVoucherQuery = (id: string) =>
  queryOptions({
    queryKey: staffVoucherKey(id),
    queryFn: async ({ signal }) => (await request(StaffVoucherDocument, { id }, { signal })).staff_voucher,
  });
