import type { CartSetQuestionnairePassedInput } from '../../../generated/resolvers';
import { requireCartUuid } from '../access';
import type { CartContext } from '../context';
import { updateCart } from '../update-cart';
import { cartPayload } from './payload';

/** Stores the result of the practitioner questionnaire (section 4). */
export async function cartSetQuestionnairePassed(
  _root: unknown,
  { input }: { input: CartSetQuestionnairePassedInput },
  ctx: CartContext,
) {
  const { questionnaire_passed } = input;
  const cart = await updateCart(ctx, requireCartUuid(input.cart_uuid), () => ({ questionnaire_passed }));
  return cartPayload(ctx, cart);
}
