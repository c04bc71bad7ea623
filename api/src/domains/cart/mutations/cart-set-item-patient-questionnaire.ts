import type { CartSetItemPatientQuestionnaireInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError, notFound } from '../../../lib/errors';
import { findProducts, type ProductDocument } from '../../catalogue';
import { findOwnPatients } from '../../patients';
import { openCart, requireCartUuid } from '../access';
import type { CartContext } from '../context';
import type { CartDocument, CartItemDocument } from '../documents';
import { asksPractitionerQuestions, checkAnswers, readAnswers } from '../questionnaire';
import type { CartChange } from '../store';
import { sealAnswers } from '../tokens';
import { updateCart } from '../update-cart';
import { itemPayload } from './payload';

const findLine = ({ items }: CartDocument, itemId: string): CartItemDocument => {
  const line = items.find(({ id }) => id === itemId);
  if (!line) throw notFound('Cart item');
  return line;
};

/** Throws if answers are for another patient: a prescription is encrypted for the line's patient. */
function requireSamePatient(line: CartItemDocument, product: ProductDocument, patientUuid: string): void {
  if (asksPractitionerQuestions(product) || line.patient_uuid === patientUuid) return;
  throw new BusinessError('PATIENT_REQUIRED', { reason: 'not_chosen' });
}

/** Returns true if no practitioner line has failed (section 4.d). */
function withAnswers(cart: CartDocument, answered: CartItemDocument, product: ProductDocument): CartChange {
  const items = cart.items.map((item) => (item.id === answered.id ? answered : item));
  if (!asksPractitionerQuestions(product)) return { items };
  const { questionnaire_passed: passed } = answered;
  const others = items.some((item) => item.id !== answered.id && item.questionnaire_passed === false);
  return { items, questionnaire_passed: passed === true && !others };
}

/** Stores a patient's answers to a line's questionnaire, encrypted (section 7.c). */
export async function cartSetItemPatientQuestionnaire(
  _root: unknown,
  { input }: { input: CartSetItemPatientQuestionnaireInput },
  ctx: CartContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  const { id: userId } = requireUser(ctx);
  const { patient_uuid } = input;
  const line = findLine(await openCart(ctx, uuid), input.item_id);
  const [patient] = await findOwnPatients(ctx.db, userId, [patient_uuid]);
  if (!patient) throw notFound('Patient');
  const [product] = await findProducts(ctx.db, [line.product_id]);
  if (!product) throw notFound('Product');
  const { answers, passed } = checkAnswers(product, readAnswers(input.questionnaire));
  const sealed = {
    patient_uuid,
    questionnaire: sealAnswers(ctx.cipher, answers, patient_uuid),
    questionnaire_passed: passed,
  };
  const cart = await updateCart(ctx, uuid, (newest) => {
    const current = findLine(newest, input.item_id);
    requireSamePatient(current, product, patient_uuid);
    return withAnswers(newest, { ...current, ...sealed }, product);
  });
  return itemPayload(ctx, cart, input.item_id);
}
