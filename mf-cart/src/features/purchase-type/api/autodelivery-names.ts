import { autoDeliveryKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { AutodeliveryNamesQuery } from '../../../generated/gql/graphql';

const AutodeliveryNamesDocument = graphql(/* GraphQL */ `
  query AutodeliveryNames {
    autodeliveries {
      id
      name
      frequency
    }
  }
`);

export type ExistingAutoDelivery = AutodeliveryNamesQuery['autodeliveries'][number];

/** Names and frequencies of the shopper's AutoDeliveries (section 7.h). */
export const autoDeliveryNamesQuery = () =>
  queryOptions({
    queryKey: viewKey(autoDeliveryKeys.all, 'mf-cart', 'names'),
    queryFn: async ({ signal }) => (await request(AutodeliveryNamesDocument, {}, { signal })).autodeliveries,
  });
