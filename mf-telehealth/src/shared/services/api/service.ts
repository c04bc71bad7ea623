import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { TelehealthServiceQuery } from '../../../generated/gql/graphql';

const TelehealthServiceDocument = graphql(/* GraphQL */ `
  query TelehealthService($slug: String!) {
    telehealth_service(slug: $slug) {
      booking_type
      group
      button_label
      price
      after_hours_price
      title
      slug
      summary
      description
      who_for
      not_for
      steps {
        title
        text
      }
      duration_minutes
      product {
        id
      }
    }
  }
`);

export type Service = NonNullable<TelehealthServiceQuery['telehealth_service']>;

/** One service by its slug; null if it does not exist. */
export const serviceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['mf-telehealth', 'service', slug],
    queryFn: async ({ signal }) =>
      (await request(TelehealthServiceDocument, { slug }, { signal })).telehealth_service ?? null,
  });
