import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffAutodeliveryChargesMailDocument = graphql(/* GraphQL */ `
  mutation StaffAutodeliveryChargesMail($input: StaffAutodeliveryChargesMailInput!) {
    staff_autodelivery_charges_mail(input: $input) {
      charge {
        id
      }
    }
  }
`);

/** Mails the customer once more that the charge of an AutoDelivery was declined. */
export const mailAgain = (id: string) => request(StaffAutodeliveryChargesMailDocument, { input: { id } });
