import { type Filter, NUMERIC_OPERATORS, type NumericOperator } from '../engine/filter';
import { WireError } from './wire-error';

const NUMERIC = /^\s*([\w.]+)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
const RANGE = /^\s*([\w.]+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/i;
const FACET = /^\s*([\w.]+)\s*:\s*([\s\S]+?)\s*$/;

const isOperator = (text: string): text is NumericOperator => text in NUMERIC_OPERATORS;

const unquote = (text: string) => text.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/\\(["'\\])/g, '$1');

/** Parses one condition: `price >= 1000`, `price:1000 TO 2500` or `brand:Tidewell`. */
export function parseCondition(text: string): Filter {
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [, attribute = '', operator = '', value = ''] = numeric;
    if (isOperator(operator)) return { numeric: attribute, operator, value: Number(value) };
  }
  const range = RANGE.exec(text);
  if (range) return { numeric: range[1] ?? '', from: Number(range[2]), to: Number(range[3]) };
  return parseFacetCondition(text, false);
}

/** Parses `brand:Tidewell`; in facetFilters a leading - excludes the value. */
export function parseFacetCondition(text: string, minusExcludes: boolean): Filter {
  const facet = FACET.exec(text);
  if (!facet) throw new WireError(`filters: Unexpected condition "${text.trim()}"`);
  const [, attribute = '', raw = ''] = facet;
  if (minusExcludes && raw.startsWith('-'))
    return { not: { facet: attribute, value: unquote(raw.slice(1)) } };
  return { facet: attribute, value: unquote(raw.replace(/^\\-/, '-').replace(/<score=\d+>$/, '')) };
}
