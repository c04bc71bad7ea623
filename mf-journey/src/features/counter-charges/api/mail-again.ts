import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffProgramChargesMailDocument = graphql(/* GraphQL */ `
  mutation StaffProgramChargesMail($input: StaffProgramChargesMailInput!) {
    staff_program_charges_mail(input: $input) {
      charge {
        id
      }
    }
  }
`);

/** Mails the customer once more that the charge of a program was declined. */
export const mailAgain = (id: string) => request(StaffProgramChargesMailDocument, { input: { id } });
