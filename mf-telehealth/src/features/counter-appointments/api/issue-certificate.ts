import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffCertificatesIssueInput } from '../../../generated/gql/graphql';

const StaffCertificatesIssueDocument = graphql(/* GraphQL */ `
  mutation StaffCertificatesIssue($input: StaffCertificatesIssueInput!) {
    staff_certificates_issue(input: $input) {
      appointment {
        can_certify
      }
    }
  }
`);

/** Issues a certificate for a consultation, instead of the one that holds. */
export const issueCertificate = (input: StaffCertificatesIssueInput) =>
  request(StaffCertificatesIssueDocument, { input });
