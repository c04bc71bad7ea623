import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CartSetItemPatientInput } from '../../../generated/gql/graphql';
import { changeCart } from '../../../shared/cart/change-cart';

const CartSetItemPatientDocument = graphql(/* GraphQL */ `
  mutation CartSetItemPatient($input: CartSetItemPatientInput!, $postcode: String) {
    cart_set_item_patient(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Sets the patient and script of a cart line (section 7). Rejects with the API's error. */
export async function setItemPatient(
  cart_uuid: string,
  line: Omit<CartSetItemPatientInput, 'cart_uuid'>,
): Promise<void> {
  await changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { ...line, cart_uuid }, postcode };
    return (await request(CartSetItemPatientDocument, variables)).cart_set_item_patient;
  });
}
