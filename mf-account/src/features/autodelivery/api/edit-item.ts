import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { AutodeliveriesEditItemInput } from '../../../generated/gql/graphql';
import type { AutoDelivery } from './autodeliveries';

const AutodeliveriesEditItemDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesEditItem($input: AutodeliveriesEditItemInput!) {
    autodeliveries_edit_item(input: $input) {
      autodelivery {
        ...AutoDeliveryFields
      }
    }
  }
`);

/** Updates an item's quantity or one-off flag (section 7.h). Rejects with the API's error. */
export async function editItem(input: AutodeliveriesEditItemInput): Promise<AutoDelivery> {
  return (await request(AutodeliveriesEditItemDocument, { input })).autodeliveries_edit_item.autodelivery;
}
