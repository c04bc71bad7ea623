import * as v from 'valibot';
import { WireError } from './wire-error';

/** Longest name or mark: marks are repeated with every match of every hit. */
const MAX_TEXT = 128;
/** Longest list of names: each is compared with every attribute of every hit. */
const MAX_NAMES = 100;
/** Longest `filters`: more conditions than a request may cost. */
const MAX_FILTERS = 20_000;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const strings = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((value) => (typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value)),
  v.maxLength(MAX_NAMES),
  v.array(text),
);
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** The supported search parameters. */
const acted = {
  query: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((text) => (text ?? '').slice(0, 512)),
    ),
    '',
  ),
  page: v.optional(count(10_000), 0),
  hitsPerPage: v.optional(count(1000), 20),
  offset: v.optional(count(1_000_000)),
  length: v.optional(count(1000)),
  filters: v.optional(v.pipe(v.string(), v.maxLength(MAX_FILTERS)), ''),
  facetFilters: v.optional(v.unknown()),
  numericFilters: v.optional(v.unknown()),
  facets: v.optional(strings, []),
  maxValuesPerFacet: v.optional(count(1000), 100),
  attributesToRetrieve: v.optional(strings, ['*']),
  attributesToHighlight: v.optional(strings),
  attributesToSnippet: v.optional(strings, []),
  snippetEllipsisText: v.optional(text, '…'),
  highlightPreTag: v.optional(text, '<em>'),
  highlightPostTag: v.optional(text, '</em>'),
  clickAnalytics: v.optional(v.boolean(), false),
  /** False for searches that no shopper typed, such as those that only count facets. */
  analytics: v.optional(v.boolean(), true),
  userToken: v.optional(v.union([text, v.number()])),
  sortFacetValuesBy: v.optional(v.picklist(['count', 'alpha']), 'count'),
  typoTolerance: v.optional(v.union([v.boolean(), v.picklist(['min', 'strict', 'true', 'false'])]), true),
  ruleContexts: v.optional(strings, []),
  responseFields: v.optional(strings, ['*']),
};

/** Parameters accepted without effect: ranking rules, languages, personalisation and analytics. */
const ACCEPTED = new Set([
  'analyticsTags',
  'synonyms',
  'enableRules',
  'enablePersonalization',
  'enableABTest',
  'enableReRanking',
  'personalizationImpact',
  'relevancyStrictness',
  'replaceSynonymsInHighlight',
  'decompoundQuery',
  'minProximity',
  'attributeCriteriaComputedByMinProximity',
  'explain',
  'getRankingInfo',
  'distinct',
  'restrictHighlightAndSnippetArrays',
  'queryLanguages',
  'naturalLanguages',
  'ignorePlurals',
  'removeStopWords',
  'removeWordsIfNoResults',
  'queryType',
  'facetingAfterDistinct',
  'percentileComputation',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'maxFacetHits',
]);

const Params = v.object(acted);
/** The names of the parameters that have an effect. */
export const PARAMETERS: readonly string[] = Object.keys(acted);
export type WireParams = v.InferOutput<typeof Params>;

/** Parses a query string value as JSON if it looks like JSON. */
function decode(value: string): unknown {
  if (!/^(\[|\{|true$|false$|-?\d+$)/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const TEXT_PARAMS = new Set([
  'query',
  'filters',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'userToken',
]);

/** Parses `params=query=…&hitsPerPage=…`, as sent by older clients. */
export function parseParamString(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([key, value]) => [key, TEXT_PARAMS.has(key) ? value : decode(value)]),
  );
}

/** Validates search parameters. @throws {WireError} naming the first invalid one. */
export function readParams(given: Record<string, unknown>): WireParams {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(acted, key) && !ACCEPTED.has(key));
  if (unknown) throw new WireError(`Unknown parameter: ${unknown}`);
  const result = v.safeParse(Params, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new WireError(`Invalid value for "${v.getDotPath(issue) ?? ''}" parameter`);
}
