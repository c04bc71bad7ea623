import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffCustomerEndSignInsDocument = graphql(/* GraphQL */ `
  mutation StaffCustomerEndSignIns($id: ID!, $reason: String!) {
    staff_customer_end_sign_ins(customer_id: $id, reason: $reason) {
      ended
    }
  }
`);

/** Signs a customer out on every device. @returns how many sign-ins have ended */
export const endSignIns = async (id: string, reason: string): Promise<number> =>
  (await request(StaffCustomerEndSignInsDocument, { id, reason })).staff_customer_end_sign_ins.ended;
