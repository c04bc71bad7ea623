import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffCertificatesWithdrawInput } from '../../../generated/gql/graphql';

const StaffCertificatesWithdrawDocument = graphql(/* GraphQL */ `
  mutation StaffCertificatesWithdraw($input: StaffCertificatesWithdrawInput!) {
    staff_certificates_withdraw(input: $input) {
      appointment {
        can_certify
      }
    }
  }
`);

/** Withdraws the certificate of a consultation; it stays in the record. */
export const withdrawCertificate = (input: StaffCertificatesWithdrawInput) =>
  request(StaffCertificatesWithdrawDocument, { input });
