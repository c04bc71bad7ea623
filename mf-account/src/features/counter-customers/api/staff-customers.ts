import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { CustomerSearch } from '../model/customer-search';

const StaffCustomersDocument = graphql(/* GraphQL */ `
  query StaffCustomers($email: String, $name: String, $reference: String, $phone: String, $page: Int!) {
    staff_customers(email: $email, name: $name, reference: $reference, phone: $phone, page: $page, per_page: 25) {
      data {
        id
        first_name
        last_name
        email
        created_at
      }
      paginatorInfo {
        last_page
        total
      }
    }
  }
`);

/** A page of the customers whom a search finds. */
export const staffCustomersQuery = (search: CustomerSearch, page: number) =>
  queryOptions({
    queryKey: ['mf-account', 'staff-customers', search, page] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffCustomersDocument, { ...search, page }, { signal })).staff_customers,
  });
