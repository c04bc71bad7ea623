import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { AutodeliveriesEditInput } from '../../../generated/gql/graphql';
import type { AutoDelivery } from './autodeliveries';

const AutodeliveriesEditDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesEdit($input: AutodeliveriesEditInput!) {
    autodeliveries_edit(input: $input) {
      autodelivery {
        ...AutoDeliveryFields
      }
    }
  }
`);

/** Changes name, rhythm, card or delivery (section 7.h). Rejects with the api's error. */
export async function editAutoDelivery(input: AutodeliveriesEditInput): Promise<AutoDelivery> {
  return (await request(AutodeliveriesEditDocument, { input })).autodeliveries_edit.autodelivery;
}
