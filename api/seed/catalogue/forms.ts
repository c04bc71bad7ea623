import type { PackshotDocument } from '../../src/domains/catalogue';

export type Shape = PackshotDocument['shape'];

interface FormKind {
  /** Appended to the name: "60 Capsules", "Powder 300g"; empty if the product's name includes it. */
  label: string;
  shape: Shape;
  /** Sizes are numbers of pieces ("60") or measures ("300g"). */
  sized: 'count' | 'measure';
  /** Price relative to the concept's first form at the same position in the list of sizes. */
  factor: number;
}

const FORMS = {
  cap: { label: 'Capsules', shape: 'bottle', sized: 'count', factor: 1 },
  tab: { label: 'Tablets', shape: 'bottle', sized: 'count', factor: 0.92 },
  soft: { label: 'Soft Capsules', shape: 'bottle', sized: 'count', factor: 1.05 },
  gum: { label: 'Gummies', shape: 'jar', sized: 'count', factor: 0.98 },
  chew: { label: 'Chewable Tablets', shape: 'bottle', sized: 'count', factor: 0.95 },
  burst: { label: 'Chewable Capsules', shape: 'bottle', sized: 'count', factor: 1 },
  eff: { label: 'Effervescent Tablets', shape: 'tube', sized: 'count', factor: 0.8 },
  pow: { label: 'Powder', shape: 'jar', sized: 'measure', factor: 1.1 },
  bagpow: { label: 'Powder', shape: 'bag', sized: 'measure', factor: 1 },
  liq: { label: 'Oral Liquid', shape: 'bottle', sized: 'measure', factor: 1.15 },
  drop: { label: 'Oral Drops', shape: 'bottle', sized: 'measure', factor: 1.05 },
  mist: { label: 'Oral Spray', shape: 'pump', sized: 'measure', factor: 1.1 },
  stick: { label: 'Sticks', shape: 'box', sized: 'count', factor: 1.1 },
  sach: { label: 'Sachets', shape: 'box', sized: 'count', factor: 1.1 },
  blis: { label: 'Tablets', shape: 'blister', sized: 'count', factor: 1 },
  waf: { label: 'Wafers', shape: 'blister', sized: 'count', factor: 1 },
  bcap: { label: 'Capsules', shape: 'blister', sized: 'count', factor: 1 },
  caplet: { label: 'Caplets', shape: 'blister', sized: 'count', factor: 1 },
  liqcap: { label: 'Liquid Capsules', shape: 'blister', sized: 'count', factor: 1.2 },
  loz: { label: 'Lozenges', shape: 'box', sized: 'count', factor: 1 },
  pgum: { label: 'Pieces', shape: 'box', sized: 'count', factor: 1 },
  patch: { label: 'Patches', shape: 'box', sized: 'count', factor: 1 },
  supp: { label: 'Suppositories', shape: 'box', sized: 'count', factor: 1 },
  pess: { label: 'Pessaries', shape: 'box', sized: 'count', factor: 1 },
  pen: { label: 'Pens', shape: 'box', sized: 'count', factor: 1 },
  dose: { label: 'Doses', shape: 'device', sized: 'count', factor: 1 },
  amp: { label: 'Single-Use Vials', shape: 'box', sized: 'count', factor: 1.2 },
  tea: { label: 'Tea Bags', shape: 'box', sized: 'count', factor: 1 },
  pk: { label: 'Pack', shape: 'box', sized: 'count', factor: 1 },
  bagpk: { label: 'Pack', shape: 'bag', sized: 'count', factor: 1 },
  sheet: { label: 'Sheets', shape: 'sachet', sized: 'count', factor: 1 },
  strip: { label: 'Strips', shape: 'box', sized: 'count', factor: 1 },
  tube: { label: '', shape: 'tube', sized: 'measure', factor: 1 },
  jar: { label: '', shape: 'jar', sized: 'measure', factor: 1.08 },
  pump: { label: '', shape: 'pump', sized: 'measure', factor: 1.05 },
  bot: { label: '', shape: 'bottle', sized: 'measure', factor: 1 },
  box: { label: '', shape: 'box', sized: 'measure', factor: 1 },
  bag: { label: '', shape: 'bag', sized: 'measure', factor: 1 },
  satch: { label: '', shape: 'sachet', sized: 'measure', factor: 1 },
  dev: { label: '', shape: 'device', sized: 'measure', factor: 1 },
} as const satisfies Record<string, FormKind>;

export interface Size {
  /** The text at the end of a product name; empty for a product with one size. */
  label: string;
  /** Price relative to the first size. */
  ratio: number;
}

export interface Form extends FormKind {
  key: string;
  sizes: readonly Size[];
}

function amount(size: string): number {
  const several = /^(\d+) x (.+)$/.exec(size);
  if (several) return Number(several[1]) * amount(several[2] ?? '');
  const value = Number.parseFloat(size);
  if (Number.isNaN(value)) return Number.NaN;
  return /\d\s?(kg|L)\b/.test(size) ? value * 1000 : value;
}

/** Larger packs cost less per unit; named sizes ("Small") cost the same. */
function ratio(size: string, first: string): number {
  const quotient = amount(size) / amount(first);
  return Number.isFinite(quotient) ? quotient ** 0.78 : 1;
}

function sizeLabel(kind: FormKind, size: string): string {
  if (size === '1') return '';
  return kind.sized === 'count' && /^\d+$/.test(size) ? `${size} ${kind.label}` : size;
}

/** Parses `form size size …`; underscores stand for spaces within a size. */
export function parseForm(text: string): Form {
  const [key = '', ...sizes] = text.split(' ').map((word) => word.replace(/_/g, ' '));
  if (!(key in FORMS)) throw new Error(`Unknown form "${key}".`);
  const kind: FormKind = FORMS[key as keyof typeof FORMS];
  const list = sizes.length > 0 ? sizes : ['1'];
  const first = list[0] ?? '1';
  return {
    ...kind,
    key,
    sizes: list.map((size) => ({ label: sizeLabel(kind, size), ratio: ratio(size, first) })),
  };
}
