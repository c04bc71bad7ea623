import { autoDeliveryKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { AutodeliveriesQuery } from '../../../generated/gql/graphql';

const AutodeliveriesDocument = graphql(/* GraphQL */ `
  query Autodeliveries {
    autodeliveries {
      ...AutoDeliveryFields
    }
  }
`);

export type AutoDelivery = AutodeliveriesQuery['autodeliveries'][number];
export type AutoDeliveryItem = AutoDelivery['items'][number];

/** The signed-in user's AutoDeliveries, newest first (section 7.h). */
export const autoDeliveriesQuery = () =>
  queryOptions({
    queryKey: viewKey(autoDeliveryKeys.all, 'mf-account', 'list'),
    queryFn: async ({ signal }) => (await request(AutodeliveriesDocument, {}, { signal })).autodeliveries,
  });

/** Stores an updated AutoDelivery in the cache; one that has ended is removed from the list. */
export function showAutoDelivery(client: QueryClient, changed: AutoDelivery): void {
  const { queryKey } = autoDeliveriesQuery();
  // A request in flight may return data from before the change.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) =>
    list
      ?.map((known) => (known.id === changed.id ? changed : known))
      .filter(({ status }) => status !== 'cancelled'),
  );
}
