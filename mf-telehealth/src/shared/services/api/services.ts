import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { TelehealthServicesQuery } from '../../../generated/gql/graphql';

const TelehealthServicesDocument = graphql(/* GraphQL */ `
  query TelehealthServices {
    telehealth_services {
      booking_type
      group
      button_label
      price
      after_hours_price
      title
      slug
      summary
      duration_minutes
      product {
        id
      }
    }
  }
`);

export type ServiceSummary = TelehealthServicesQuery['telehealth_services'][number];

/** Every telehealth service on offer, in the order of the service page. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: ['mf-telehealth', 'services'],
    queryFn: async ({ signal }) =>
      (await request(TelehealthServicesDocument, {}, { signal })).telehealth_services,
  });
