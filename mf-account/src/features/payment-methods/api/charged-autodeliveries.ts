import { autoDeliveryKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const ChargedAutodeliveriesDocument = graphql(/* GraphQL */ `
  query ChargedAutodeliveries($stripe_source_id: String!) {
    autodeliveries(stripe_source_id: $stripe_source_id) {
      id
      name
    }
  }
`);

/** Names of the AutoDeliveries charged to a payment method (section 7.h). */
export const chargedAutoDeliveriesQuery = (stripe_source_id: string) =>
  queryOptions({
    queryKey: viewKey(autoDeliveryKeys.all, 'mf-account', 'charged-to', stripe_source_id),
    queryFn: async ({ signal }) =>
      (await request(ChargedAutodeliveriesDocument, { stripe_source_id }, { signal })).autodeliveries,
  });
