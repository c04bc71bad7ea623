import { planBooks } from './books';
import { productCode } from './codes';
import { CONCEPTS } from './concepts';
import { knownDrafts } from './known/drafts';
import { planLines } from './lines';
import { skusOf } from './skus';
import type { Draft } from './types';

/** Known products have ids below this; planned ones start here. */
const FIRST_PLANNED_ID = 2001;
const DENSITY = 1;

/** Every product of the full shop, known ones first. Names and slugs are unique; ids do not depend on the shop's size. */
export function planCatalogue(): Draft[] {
  const drafts = knownDrafts();
  const names = new Set(drafts.map((draft) => draft.name.toLowerCase()));
  const slugs = new Set(drafts.map((draft) => draft.slug));
  let id = FIRST_PLANNED_ID;
  for (const sku of [...planBooks(), ...planLines(CONCEPTS, DENSITY).flatMap(skusOf)]) {
    if (names.has(sku.name.toLowerCase()) || slugs.has(sku.slug)) continue;
    names.add(sku.name.toLowerCase());
    slugs.add(sku.slug);
    drafts.push({ ...sku, id, code: productCode(id) });
    id += 1;
  }
  return drafts;
}

/**
 * A small shop: all known products, then whole lines spread evenly over the catalogue until `count` is reached.
 * Every product in it is identical to the one in the full shop.
 */
export function selectDrafts(all: readonly Draft[], count: number): Draft[] {
  if (count >= all.length) return [...all];
  const chosen = all.filter((draft) => draft.id < FIRST_PLANNED_ID);
  const lines = new Map<string, Draft[]>();
  for (const draft of all) {
    if (draft.id < FIRST_PLANNED_ID) continue;
    const members = lines.get(draft.line);
    if (members) members.push(draft);
    else lines.set(draft.line, [draft]);
  }
  const list = [...lines.values()];
  // Steps by the golden ratio visit the catalogue evenly, whatever the number of lines.
  const order = list.map((members, index) => ({ members, rank: (index * 0.618033988749895) % 1 }));
  for (const { members } of order.sort((a, b) => a.rank - b.rank)) {
    if (chosen.length >= count) break;
    chosen.push(...members.slice(0, count - chosen.length));
  }
  return chosen.sort((a, b) => a.id - b.id);
}
