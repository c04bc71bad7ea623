/** Parses catalogue ids as numbers; malformed ids are dropped. */
export function catalogueIds(ids: readonly string[]): number[] {
  return ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
}
