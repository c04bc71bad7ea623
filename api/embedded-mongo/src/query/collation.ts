import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { CollationKeys } from './collation-key';

/** The options of a collation with their defaults, as MongoDB reports them. */
const DEFAULTS = {
  caseLevel: false,
  caseFirst: 'off',
  strength: 3,
  numericOrdering: false,
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
};
const FIRST = { upper: 'upper', lower: 'lower', off: 'false' } as const;

/** How text is compared: by a language's rules instead of byte by byte. */
export class Collation {
  readonly spec: Doc;
  /** The same for collations with the same options. */
  readonly identity: string;
  readonly #collator: Intl.Collator;
  readonly #keys: CollationKeys;
  /** One text stands for all that are equal to it; in their order. */
  readonly #representatives: string[] = [];

  constructor(spec: Doc) {
    this.spec = spec;
    this.identity = JSON.stringify(spec);
    this.#keys = new CollationKeys((a, b) => this.compare(a, b), spec.numericOrdering === true);
    const sensitivity = { 1: spec.caseLevel ? 'case' : 'base', 2: 'accent', 3: 'variant' } as const;
    this.#collator = new Intl.Collator(String(spec.locale).replaceAll('_', '-'), {
      sensitivity: sensitivity[
        spec.strength as keyof typeof sensitivity
      ] as Intl.CollatorOptions['sensitivity'],
      numeric: spec.numericOrdering === true,
      caseFirst: FIRST[spec.caseFirst as keyof typeof FIRST],
      ignorePunctuation: spec.alternate === 'shifted',
    });
  }

  compare(a: string, b: string): number {
    return a === b ? 0 : Math.sign(this.#collator.compare(a, b));
  }

  /** Returns a value whose texts are the same for all values that are equal to it. */
  represent(value: unknown): unknown {
    return mapText(value, (text) => this.#representative(text));
  }

  /** Returns a value for an index, whose texts are the same for all values that are equal to it, at any time. */
  indexed(value: unknown): unknown {
    return mapText(value, (text) => this.#keys.keyOf(text));
  }

  #representative(text: string): string {
    let low = 0;
    let high = this.#representatives.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = this.compare(this.#representatives[middle] as string, text);
      if (order === 0) return this.#representatives[middle] as string;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    this.#representatives.splice(low, 0, text);
    return text;
  }
}

function mapText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapText(item, change));
  if (!isDocument(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapText(part, change)]));
}

function invalid(name: string, value: unknown): MongoError {
  return new MongoError('BadValue', `The collation field '${name}' has an invalid value: ${String(value)}`);
}

/**
 * Parses a collation; undefined stands for the simple one, which compares byte by byte.
 * @throws MongoError for an unknown locale or option, and for what `Intl.Collator` cannot do
 */
export function parseCollation(given: Doc): Collation | undefined {
  const unknown = Object.keys(given).find(
    (name) => name !== 'locale' && name !== 'version' && !(name in DEFAULTS),
  );
  if (unknown) throw new MongoError(40415, `BSON field 'collation.${unknown}' is an unknown field.`);
  const { locale } = given;
  if (typeof locale !== 'string')
    throw new MongoError(40414, "BSON field 'collation.locale' is missing but a required field");
  const options = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, plain(value)]));
  const spec: Doc = { locale, ...DEFAULTS, ...options, version: '57.1' };
  if (locale === 'simple') return undefined;
  if (![1, 2, 3].includes(Number(spec.strength))) throw invalid('strength', spec.strength);
  if (!((spec.caseFirst as string) in FIRST)) throw invalid('caseFirst', spec.caseFirst);
  if (spec.backwards === true) throw invalid('backwards', true);
  if (!isKnownLocale(locale)) throw invalid('locale', locale);
  return new Collation(spec);
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Number(value) : value;
}

function isKnownLocale(locale: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(locale.replaceAll('_', '-')).length > 0;
  } catch {
    return false;
  }
}

let current: Collation | undefined;

/** The collation of the running command; undefined if text compares byte by byte. */
export function currentCollation(): Collation | undefined {
  return current;
}

/** Runs `action`, in which text compares by a collation. */
export function withCollation<T>(collation: Collation | undefined, action: () => T): T {
  const outer = current;
  current = collation;
  try {
    return action();
  } finally {
    current = outer;
  }
}

/** Makes an iteration run under a collation, whenever it continues. */
export function* collated<T>(collation: Collation | undefined, items: Generator<T>): Generator<T> {
  try {
    for (;;) {
      const next = withCollation(collation, () => items.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    items.return(undefined);
  }
}
