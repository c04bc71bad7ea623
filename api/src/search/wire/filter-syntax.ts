import { type Filter, NUMERIC_OPERATORS, type NumericOperator } from '../engine/filter';
import { WireError } from './wire-error';

/** No value of a facet is longer. Bounds the time that the expressions below take. */
const MAX_CONDITION = 500;

const NUMERIC = /^\s*([\w.]+)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
const RANGE = /^\s*([\w.]+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/i;
const FACET = /^([\w.]+)\s*:\s*([\s\S]+)$/;

const isOperator = (text: string): text is NumericOperator => text in NUMERIC_OPERATORS;

const unquote = (text: string) => text.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/\\(["'\\])/g, '$1');

/** @throws {WireError} if the condition is too long */
function checkLength(text: string): void {
  if (text.length > MAX_CONDITION) throw new WireError('filters: Condition too long');
}

/** Parses one condition: `price >= 1000`, `price:1000 TO 2500` or `brand:Tidewell`. */
export function parseCondition(text: string): Filter {
  checkLength(text);
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
  checkLength(text);
  const facet = FACET.exec(text.trim());
  if (!facet) throw new WireError(`filters: Unexpected condition "${text.trim()}"`);
  const [, attribute = '', raw = ''] = facet;
  if (minusExcludes && raw.startsWith('-'))
    return { not: { facet: attribute, value: unquote(raw.slice(1)) } };
  return { facet: attribute, value: unquote(raw.replace(/^\\-/, '-').replace(/<score=\d+>$/, '')) };
}
