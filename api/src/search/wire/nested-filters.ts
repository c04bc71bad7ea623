import type { Filter } from '../engine/filter';
import { parseCondition, parseFacetCondition } from './filter-syntax';
import { WireError } from './wire-error';

/** The levels of nested filters, with room for redundant brackets. */
const MAX_LEVELS = 4;

function parseNested(value: unknown, name: string, parse: (text: string) => Filter, level = 1): Filter {
  if (typeof value === 'string') return parse(value);
  if (level > MAX_LEVELS) throw new WireError(`${name}: Too deeply nested`);
  if (!Array.isArray(value)) throw new WireError(`${name}: Expected a string or an array`);
  const parts = value.map((part: unknown) => {
    if (!Array.isArray(part)) return parseNested(part, name, parse, level);
    return { any: part.map((choice: unknown) => parseNested(choice, name, parse, level + 2)) };
  });
  return { all: parts };
}

/** Parses facetFilters: strings are combined with AND, inner arrays with OR. */
export const parseFacetFilters = (value: unknown): Filter =>
  parseNested(value, 'facetFilters', (text) => parseFacetCondition(text, true));

/** Parses numericFilters, nested like facetFilters. */
export const parseNumericFilters = (value: unknown): Filter =>
  parseNested(value, 'numericFilters', (text) => {
    const filter = parseCondition(text);
    if ('facet' in filter) throw new WireError(`numericFilters: Unexpected condition "${text.trim()}"`);
    return filter;
  });
