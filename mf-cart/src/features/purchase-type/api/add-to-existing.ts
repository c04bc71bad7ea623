import { autoDeliveryKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient, renewQueries, request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { NewItem } from '../../../shared/cart/api/add-item';

const AutodeliveriesAddItemDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesAddItem($input: AutodeliveriesAddItemInput!) {
    autodeliveries_add_item(input: $input) {
      autodelivery {
        id
        name
      }
    }
  }
`);

/**
 * Adds an item to one of the shopper's AutoDeliveries and resolves to its name. Rejects with the API's error.
 * @param questionnaire_passed whether the questions about practitioner products were passed; null where they were not asked
 */
export async function addToExisting(
  autodelivery_id: string,
  item: NewItem,
  questionnaire_passed: boolean | null,
): Promise<string> {
  const { product_id, quantity, price_type, patient_uuid, script_type, eprescription_token } = item;
  const script = { patient_uuid, script_type, eprescription_token };
  const input = {
    autodelivery_id,
    product_id,
    quantity: quantity ?? 1,
    price_type,
    one_off: false,
    ...script,
    questionnaire_passed,
  };
  const { autodeliveries_add_item } = await request(AutodeliveriesAddItemDocument, { input });
  void renewQueries(getQueryClient(), autoDeliveryKeys.all);
  return autodeliveries_add_item.autodelivery.name;
}
