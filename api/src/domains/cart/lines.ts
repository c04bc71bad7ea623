import { CART_QUANTITY_BELOW } from '@saltbush/contract';
import type { CartItemDocument } from './documents';

/** Most lines of a cart: keeps its document small. */
export const MAX_LINES = 200;

/** Reads the sealed e-prescription token of a line; null when it has none. */
export type TokenReader = (item: CartItemDocument) => string | null;

/** Equal lines grow together: same product, rhythm, patient and script. */
export function isSameLine(a: CartItemDocument, b: CartItemDocument, readToken: TokenReader): boolean {
  return (
    a.product_id === b.product_id &&
    a.frequency === b.frequency &&
    a.patient_uuid === b.patient_uuid &&
    a.script_type === b.script_type &&
    readToken(a) === readToken(b)
  );
}

export type AddedLine =
  | { ok: true; items: CartItemDocument[]; itemId: string }
  | { ok: false; reason: 'quantity' | 'lines' };

/** The lines after one more was added: an equal one grows and takes the newer price type and source. */
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
  const grown = { ...equal, quantity, price_type, source, query_id: query_id ?? equal.query_id };
  return { ok: true, items: items.map((item) => (item === equal ? grown : item)), itemId: equal.id };
}

/**
 * The lines of two carts joined: equal lines add up, no line is lost. A sum beyond the largest quantity stops there.
 * Lines of the second cart keep their id unless they joined an equal one.
 */
export function joinLines(
  into: readonly CartItemDocument[],
  from: readonly CartItemDocument[],
  readToken: TokenReader,
): CartItemDocument[] {
  const joined = [...into];
  for (const item of from) {
    const index = joined.findIndex((other) => isSameLine(other, item, readToken));
    const equal = joined[index];
    if (!equal) joined.push(item);
    else {
      const quantity = Math.min(CART_QUANTITY_BELOW - 1, equal.quantity + item.quantity);
      joined[index] = { ...equal, quantity };
    }
  }
  return joined;
}

/** The lines after a patient is gone: theirs stay, without patient and script. */
export function withoutPatient(items: readonly CartItemDocument[], patientUuid: string): CartItemDocument[] {
  const nobody = {
    patient_uuid: null,
    script_type: null,
    eprescription_token: null,
    questionnaire: null,
    questionnaire_passed: null,
  };
  return items.map((item) => (item.patient_uuid === patientUuid ? { ...item, ...nobody } : item));
}
