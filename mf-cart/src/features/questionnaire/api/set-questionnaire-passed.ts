import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import { ensureCart } from '../../../shared/cart/api/ensure-cart';
import { changeCart } from '../../../shared/cart/change-cart';

const CartSetQuestionnairePassedDocument = graphql(/* GraphQL */ `
  mutation CartSetQuestionnairePassed($input: CartSetQuestionnairePassedInput!, $postcode: String) {
    cart_set_questionnaire_passed(input: $input) {
      cart {
        ...CartFields
      }
    }
  }
`);

/** Stores the result on the device's cart, creating the cart if necessary. The answers themselves are never sent. */
export async function setQuestionnairePassed(questionnaire_passed: boolean): Promise<void> {
  const cart_uuid = await ensureCart();
  await changeCart(cart_uuid, async (postcode) => {
    const variables = { input: { cart_uuid, questionnaire_passed }, postcode };
    return (await request(CartSetQuestionnairePassedDocument, variables)).cart_set_questionnaire_passed;
  });
}
