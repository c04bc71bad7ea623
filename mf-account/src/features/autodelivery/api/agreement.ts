import { autoDeliveryKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { AutoDelivery } from './autodeliveries';

const AutodeliveryAgreementDocument = graphql(/* GraphQL */ `
  query AutodeliveryAgreement($id: ID!) {
    autodeliveries(id: $id) {
      id
      agreement {
        given_at
        wording
        is_by_staff
      }
    }
  }
`);

/** What its owner has agreed to; null if nothing is agreed to. Whoever changes what is sent, or how often, agrees anew. */
export const agreementQuery = ({ id, status, frequency, items }: AutoDelivery) =>
  queryOptions({
    queryKey: [
      ...viewKey(autoDeliveryKeys.all, 'mf-account', 'agreement'),
      { id, status, frequency, items: items.map((item) => [item.id, item.quantity, item.one_off]) },
    ],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { autodeliveries } = await request(AutodeliveryAgreementDocument, { id }, { signal });
      return autodeliveries[0]?.agreement ?? null;
    },
  });
