import { CART_QUANTITY_BELOW } from '@saltbush/contract';
import type { CartItemDocument } from '../documents';
import { isSameLine, type TokenReader } from './same-line';

/** Maximum lines in a cart; limits the size of its document. */
export const MAX_LINES = 200;

export type AddedLine =
  | { ok: true; items: CartItemDocument[]; itemId: string }
  | { ok: false; reason: 'quantity' | 'lines' };

/** Adds a line. An equal one increases in quantity and takes the newer price type and source. */
export function addLine(
  items: readonly CartItemDocument[],
  added: CartItemDocument,
  readToken: TokenReader,
): AddedLine {
  const equal = items.find((item) => isSameLine(item, added, readToken));
  if (!equal) {
    if (items.length >= MAX_LINES) return { ok: false, reason: 'lines' };
    return { ok: true, items: [...items, added], itemId: added.id };
  }
  const quantity = equal.quantity + added.quantity;
  if (quantity >= CART_QUANTITY_BELOW) return { ok: false, reason: 'quantity' };
  const { price_type, source, query_id } = added;
  const updated = { ...equal, quantity, price_type, source, query_id: query_id ?? equal.query_id };
  return { ok: true, items: items.map((item) => (item === equal ? updated : item)), itemId: equal.id };
}

/** Returns the lines after a patient was deleted: theirs stay, without patient and prescription. */
export function withoutPatient(items: readonly CartItemDocument[], patientUuid: string): CartItemDocument[] {
  const cleared = {
    patient_uuid: null,
    script_type: null,
    eprescription_token: null,
    questionnaire: null,
    questionnaire_passed: null,
  };
  return items.map((item) => (item.patient_uuid === patientUuid ? { ...item, ...cleared } : item));
}
