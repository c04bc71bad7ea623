import { checkDigitOf } from '@saltbush/contract';

/** Returns the stock keeping unit of an id: a permutation of seven digits, unique but not in id order. */
export function productCode(id: number): string {
  return String(1_000_000 + ((id * 7_368_787) % 8_999_993));
}

/**
 * Returns the barcode of a sample product's pack by its stock keeping unit, with its check digit. It begins with 29: such
 * numbers are given out by shops for themselves, so that no real product has it.
 */
export function sampleBarcode(code: string): string {
  const digits = `29${code.padStart(10, '0')}`;
  return `${digits}${checkDigitOf(digits)}`;
}
