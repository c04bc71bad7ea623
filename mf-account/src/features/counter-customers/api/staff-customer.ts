import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffCustomerQuery } from '../../../generated/gql/graphql';

const StaffCustomerDocument = graphql(/* GraphQL */ `
  query StaffCustomer($id: ID!) {
    staff_customer(id: $id) {
      id
      first_name
      last_name
      email
      created_at
      edr_linked
      edr_points
      addresses {
        id
        address_1
        address_2
        suburb
        state
        postcode
        phone
        is_default
      }
      payment_methods {
        brand
        last4
        exp_month
        exp_year
      }
      orders(per_page: 20) {
        data {
          reference
          created_at
          state
          is_approved
          num_items
          order_total
        }
        paginatorInfo {
          total
        }
      }
      autodeliveries {
        id
        name
        status
      }
      journey_subscriptions {
        id
        status
      }
      patients_names {
        first_name
        last_name
      }
    }
  }
`);

export type StaffCustomer = StaffCustomerQuery['staff_customer'];

/** A customer as shown to support. Rejects with "Customer not found" for other ids. */
export const staffCustomerQuery = (id: string) =>
  queryOptions({
    queryKey: ['mf-account', 'staff-customer', id] as const,
    queryFn: async ({ signal }) => (await request(StaffCustomerDocument, { id }, { signal })).staff_customer,
  });
