import { unitsLeft } from '@saltbush/contract';
import { asksPractitionerQuestions, type CartView } from '../../cart';
import { soldLines } from '../checkout/sold-lines';
import type { OrderDocument } from '../documents';
import type { PromisedCall } from './documents';

/** Returns the call that a cart's shopper was promised; none where the questions were passed or not asked. */
export function promisedCall(view: CartView): { call?: PromisedCall } {
  if (view.document.questionnaire_passed !== false) return {};
  const asked = soldLines(view).flatMap(({ item, product }, index) =>
    asksPractitionerQuestions(product) && item.questionnaire_passed !== true ? [index + 1] : [],
  );
  return asked.length > 0 ? { call: { lines: asked, attempts: [] } } : {};
}

/** Returns whether an order cannot go on before its customer was spoken with: not once the items it is about are refunded. */
export function isCallDue(order: OrderDocument): boolean {
  const { call } = order;
  if (!call || order.state !== 'pharmacist_review') return false;
  if (call.attempts.some(({ outcome }) => outcome === 'spoken')) return false;
  const left = unitsLeft(order);
  return call.lines.some((line) => (left[line - 1] ?? 0) > 0);
}
