import { MEDICINES, PRESCRIPTIONS } from './judged-medicines';
import { SHOP } from './judged-shop';
import { UNSEEN } from './judged-unseen';

/** What a judgement reads of a product. */
export interface Judged {
  /** In lower case, after a space. */
  name: string;
  /** Slugs of its categories. */
  categories: ReadonlySet<string>;
}

/** Prepares a product for judgements. `category_paths` are like "medicines/pain-relief/paracetamol". */
export const judgedOf = (product: { name: string; category_paths: readonly string[] }): Judged => ({
  name: ` ${product.name.toLowerCase()}`,
  categories: new Set(product.category_paths.flatMap((path) => path.split('/'))),
});

export type Grade = 0 | 1 | 3;

/** A query and how useful each product is for those who type it. */
export interface JudgedQuery {
  query: string;
  /** Nothing fits: any result is noise. */
  isNoise: boolean;
  grade(product: Judged): Grade;
}

type Test = (product: Judged) => boolean;

/** `#slug`: in this category. `!x`: not x. Anything else: words of the name, the last of them may go on. */
function readTest(text: string): Test {
  if (text.startsWith('!')) {
    const test = readTest(text.slice(1));
    return (product) => !test(product);
  }
  if (text.startsWith('#')) {
    const slug = text.slice(1);
    return ({ categories }) => categories.has(slug);
  }
  return ({ name }) => name.includes(` ${text}`);
}

/** Alternatives are divided by " / ", and the conditions of one by " && ". */
function readPattern(text: string): Test {
  const alternatives = text
    .split(' / ')
    .map((alternative) => alternative.split(' && ').map((part) => readTest(part.trim())));
  return (product) => alternatives.some((tests) => tests.every((test) => test(product)));
}

function readLine(line: string): JudgedQuery {
  const [query = '', best = '', also = ''] = line.split(' | ').map((cell) => cell.trim());
  const isBest = readPattern(best);
  const isUseful = readPattern(also);
  return {
    query,
    isNoise: best === '#none',
    grade: (product) => (isBest(product) ? 3 : isUseful(product) ? 1 : 0),
  };
}

const readTable = (table: string) => table.trim().split('\n').map(readLine);

/** The judged queries; synonyms were written with the first in view, and without the second. */
export const JUDGED = {
  known: [MEDICINES, PRESCRIPTIONS, SHOP].flatMap(readTable),
  unseen: readTable(UNSEEN),
};
