import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { AutoDelivery } from './autodeliveries';

const AutodeliveriesDeleteDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesDelete($input: AutodeliveriesDeleteInput!) {
    autodeliveries_delete(input: $input) {
      autodelivery {
        ...AutoDeliveryFields
      }
    }
  }
`);

/** Ends an AutoDelivery permanently (section 7.h). Rejects with the API's error. */
export async function deleteAutoDelivery({ id }: AutoDelivery): Promise<AutoDelivery> {
  return (await request(AutodeliveriesDeleteDocument, { input: { id } })).autodeliveries_delete.autodelivery;
}
