import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const TelehealthCertificatesDocument = graphql(/* GraphQL */ `
  query TelehealthCertificates($uuid: ID!) {
    telehealth_certificates(uuid: $uuid) {
      version
      status
      purpose
      from
      to
      issued_by
    }
  }
`);

/** The certificates of a consultation for its patient, latest first. */
export const certificatesQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['mf-telehealth', 'certificates', uuid],
    queryFn: async ({ signal }) =>
      (await request(TelehealthCertificatesDocument, { uuid }, { signal })).telehealth_certificates,
    staleTime: 0,
  });
