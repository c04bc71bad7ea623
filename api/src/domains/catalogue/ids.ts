/** Ids of the catalogue as numbers; anything else is no id of ours and is left out. */
export function catalogueIds(ids: readonly string[]): number[] {
  return ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
}
