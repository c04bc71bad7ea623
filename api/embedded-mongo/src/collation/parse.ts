import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import { Collation, FIRST } from './collation';

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
