import type { CartItemDocument } from '../documents';

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
