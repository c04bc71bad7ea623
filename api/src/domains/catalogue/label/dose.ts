/** One line of a dose: an ingredient, or several whose amounts the label does not tell. */
export interface DoseRow {
  name: string;
  /** As on the label, "400 micrograms" or "5 billion CFU"; null if it does not say. */
  amount: string | null;
}

export interface Dose {
  /** "Each capsule contains". */
  title: string;
  rows: DoseRow[];
  /** What the label says besides: excipients, the kind of capsule. */
  rest: string | null;
}

const LIST = /^(Each [^:.]{1,40} contains): ([^\n]+?)\.(?:\s+([^\n]+))?$/;
const AMOUNT =
  /^(.*?\S)\s+(\d[\d.,]*\s?(?:mg|g|kg|mL|L|IU|%|micrograms?|mcg|million CFU|billion CFU|CFU)(?:\/\w+)?)(\s\([^()]*\))?$/;
/** Commas between ingredients, and an "and" after an amount: not those of a number or within brackets. */
const BETWEEN = /,\s+(?![^(]*\))|(?<=(?:mg|g|mL|IU|%|micrograms|mcg|CFU)\s)and\s+/;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function rowsOf(list: string): DoseRow[] {
  const rows: DoseRow[] = [];
  for (const part of list.split(BETWEEN)) {
    const [, ingredient = part.trim(), amount = null, bracket = ''] = AMOUNT.exec(part.trim()) ?? [];
    const name = `${ingredient}${bracket}`;
    const last = rows.at(-1);
    // "vitamins B1, B2, C" have one line.
    if (last && amount === null && last.amount === null) last.name += `, ${name}`;
    else rows.push({ name: capitalised(name), amount });
  }
  return rows;
}

/** Reads the amounts of an ingredient list that says "Each … contains: …"; null if it tells none. */
export function doseOf(ingredients: string): Dose | null {
  const [, title, list, rest] = LIST.exec(ingredients.trim()) ?? [];
  if (!title || !list) return null;
  const rows = rowsOf(list);
  return rows.some(({ amount }) => amount !== null) ? { title, rows, rest: rest ?? null } : null;
}
