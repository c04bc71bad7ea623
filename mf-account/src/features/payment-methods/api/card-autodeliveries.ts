import { autoDeliveryKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const CardAutodeliveriesDocument = graphql(/* GraphQL */ `
  query CardAutodeliveries($stripe_source_id: String!) {
    autodeliveries(stripe_source_id: $stripe_source_id) {
      id
      name
    }
  }
`);

/** Names of the AutoDeliveries charged to a card (section 7.h). */
export const cardAutoDeliveriesQuery = (stripe_source_id: string) =>
  queryOptions({
    queryKey: viewKey(autoDeliveryKeys.all, 'mf-account', 'of-card', stripe_source_id),
    queryFn: async ({ signal }) =>
      (await request(CardAutodeliveriesDocument, { stripe_source_id }, { signal })).autodeliveries,
  });
