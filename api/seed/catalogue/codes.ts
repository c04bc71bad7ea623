/** Returns the stock keeping unit of an id: a permutation of seven digits, unique but not in id order. */
export function productCode(id: number): string {
  return String(1_000_000 + ((id * 7_368_787) % 8_999_993));
}
