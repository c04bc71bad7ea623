/** What a product's name says of the pack: "Saltmere Vitamin D3 1000IU 250 Soft Capsules". Null where it says nothing. */

const STRENGTH =
  /(?<![\w.])(\d[\d,]*(?:\.\d+)?)\s?(mg|mcg|µg|IU|%|billion)(?:\s?CFU)?(\/\d*\s?(?:mg|mcg|mL|g))?(?![\w%])/i;

const UNITS: Readonly<Record<string, string>> = { iu: 'IU', mcg: 'mcg', µg: 'mcg', mg: 'mg', '%': '%' };

/** Forms of medicines, foods and cosmetics by the word of a name that tells it; the last such word counts. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcapsules?\b|\bcaps\b/gi, 'Capsules'],
  [/\b(?:tablets?|caplets?)\b/gi, 'Tablets'],
  [/\bgummies\b/gi, 'Gummies'],
  [/\blozenges?\b/gi, 'Lozenges'],
  [/\bwafers?\b/gi, 'Wafers'],
  [/\bsachets?\b/gi, 'Sachets'],
  [/\bpowder\b/gi, 'Powder'],
  [/\b(?:oral liquid|liquid|syrup|solution|tonic)\b/gi, 'Liquid'],
  [/\bdrops\b/gi, 'Drops'],
  [/\b(?:spray|sprays|mist)\b/gi, 'Spray'],
  [/\bcream\b/gi, 'Cream'],
  [/\bointment\b/gi, 'Ointment'],
  [/\bgel\b/gi, 'Gel'],
  [/\blotion\b/gi, 'Lotion'],
  [/\bserum\b/gi, 'Serum'],
  [/\bbalm\b/gi, 'Balm'],
  [/\boil\b/gi, 'Oil'],
  [/\bshampoo\b/gi, 'Shampoo'],
  [/\bpatches\b/gi, 'Patches'],
  [/\bwipes\b/gi, 'Wipes'],
  [/\b(?:suppositories|pessaries)\b/gi, 'Suppositories and pessaries'],
  [/\bpens?\b/gi, 'Injection pens'],
  [/\binhaler\b/gi, 'Inhaler'],
];

/** Returns the strength of a dose, such as "500 mg", "1000 IU" or "1%". */
export function strengthOf(name: string): string | null {
  const [, amount, unit = '', per = ''] = STRENGTH.exec(name) ?? [];
  if (!amount) return null;
  const number = amount.replaceAll(',', '');
  if (unit === '%') return `${number}%`;
  if (unit.toLowerCase() === 'billion') return `${number} billion CFU`;
  return `${number} ${UNITS[unit.toLowerCase()] ?? unit}${per.replace(/\s/g, '')}`;
}

/** Returns the form that a product is taken or used in. */
export function formOf(name: string): string | null {
  let found: { at: number; form: string } | null = null;
  for (const [words, form] of FORMS)
    for (const { index } of name.matchAll(words))
      if (!found || index >= found.at) found = { at: index, form };
  return found?.form ?? null;
}
