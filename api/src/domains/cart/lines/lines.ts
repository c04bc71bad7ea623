import { CART_QUANTITY_BELOW } from '@saltbush/contract';
import type { CartItemDocument } from '../documents';

/** Maximum lines in a cart; limits the size of its document. */
export const MAX_LINES = 200;

/** Reads the sealed e-prescription token of a line; returns null if it has none. */
export type TokenReader = (item: CartItemDocument) => string | null;

/** Returns true for lines with the same product, frequency, patient and prescription, which are combined into one. */
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

/**
 * Merges the lines of two carts: equal lines add up, capped at the maximum quantity, and no line is lost. Lines of the
 * second cart keep their id unless they were merged into an equal one.
 */
export function mergeLines(
  into: readonly CartItemDocument[],
  from: readonly CartItemDocument[],
  readToken: TokenReader,
): CartItemDocument[] {
  const merged = [...into];
  for (const item of from) {
    const index = merged.findIndex((other) => isSameLine(other, item, readToken));
    const equal = merged[index];
    if (!equal) merged.push(item);
    else {
      const quantity = Math.min(CART_QUANTITY_BELOW - 1, equal.quantity + item.quantity);
      merged[index] = { ...equal, quantity };
    }
  }
  return merged;
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
