import { type Doc, isDocument } from '../bson/types';
import { CollationKeys } from './collation-keys';

/** The collator's option for each `caseFirst`. */
export const FIRST = { upper: 'upper', lower: 'lower', off: 'false' } as const;

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
