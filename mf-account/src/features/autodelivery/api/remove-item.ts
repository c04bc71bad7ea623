import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { AutoDelivery, AutoDeliveryItem } from './autodeliveries';

const AutodeliveriesRemoveItemDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesRemoveItem($input: AutodeliveriesRemoveItemInput!) {
    autodeliveries_remove_item(input: $input) {
      autodelivery {
        ...AutoDeliveryFields
      }
    }
  }
`);

/** Removes an item (section 7.h). Rejects with the API's error. */
export async function removeItem({ id }: AutoDeliveryItem): Promise<AutoDelivery> {
  return (await request(AutodeliveriesRemoveItemDocument, { input: { id } })).autodeliveries_remove_item
    .autodelivery;
}
