import { type Doc, isDocument } from '../../bson/types';
import { MongoError, notSupported } from '../../errors';
import { expressionFilter } from './expression-filter';
import type { Condition, Filter, Variables } from './filter';
import { parseComparison } from './parse-comparison';
import { parseTest } from './parse-test';
import { all, at, isOperators } from './parts';
import { isRegex, toPattern } from './regex';
import { UNSUPPORTED } from './unsupported';

/** Parses a filter as `find` accepts it. Unknown operators are refused with MongoDB's error. */
export function parseFilter(query: Doc, variables: Variables = {}): Filter {
  const filters: Filter[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (name.startsWith('$')) {
      const filter = parseTopLevel(name, value, variables);
      if (filter) filters.push(filter);
    } else filters.push(parseField(name, value, variables));
  }
  return all(filters);
}

function parseTopLevel(name: string, value: unknown, variables: Variables): Filter | undefined {
  switch (name) {
    case '$and':
    case '$or':
    case '$nor': {
      if (!Array.isArray(value) || value.length === 0) {
        throw new MongoError('BadValue', `${name} argument must be a nonempty array`);
      }
      const filters = value.map((part) => {
        if (!isDocument(part)) throw new MongoError('BadValue', `${name} entries need to be full objects`);
        return parseFilter(part, variables);
      });
      return { kind: name.slice(1) as 'and' | 'or' | 'nor', filters };
    }
    case '$expr':
      return expressionFilter(value, variables);
    case '$comment':
      return undefined;
    case '$alwaysTrue':
    case '$alwaysFalse':
      return { kind: 'always', value: name === '$alwaysTrue' };
    default:
      if (UNSUPPORTED.has(name)) throw notSupported(`the query operator ${name}`);
      throw new MongoError(
        'BadValue',
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function parseField(path: string, value: unknown, variables: Variables): Filter {
  if (isRegex(value)) return at(path, { kind: 'regex', pattern: toPattern(value) });
  if (!isOperators(value)) return at(path, { kind: 'equals', value });
  return parseOperators(path, value, variables);
}

function parseOperators(path: string, operators: Doc, variables: Variables): Filter {
  const filters: Filter[] = [];
  for (const [operator, operand] of Object.entries(operators)) {
    if (operator === '$options') {
      if (!('$regex' in operators)) throw new MongoError('BadValue', '$options needs a $regex');
    } else filters.push(parseOperator(path, operator, operand, operators, variables));
  }
  return all(filters);
}

function parseOperator(
  path: string,
  operator: string,
  operand: unknown,
  all: Doc,
  variables: Variables,
): Filter {
  const simple = parseComparison(path, operator, operand) ?? parseTest(path, operator, operand, all);
  if (simple) return simple;
  switch (operator) {
    case '$not':
      return parseNot(path, operand, variables);
    case '$all':
      return parseAll(path, operand, variables);
    case '$elemMatch':
      return at(path, elementCondition(operand, variables));
    default:
      if (UNSUPPORTED.has(operator)) throw notSupported(`the query operator ${operator}`);
      throw new MongoError('BadValue', `unknown operator: ${operator}`);
  }
}

function parseNot(path: string, operand: unknown, variables: Variables): Filter {
  if (isRegex(operand))
    return { kind: 'not', filter: at(path, { kind: 'regex', pattern: toPattern(operand) }) };
  if (!isOperators(operand)) throw new MongoError('BadValue', '$not needs a regex or a document');
  return { kind: 'not', filter: parseOperators(path, operand, variables) };
}

function parseAll(path: string, operand: unknown, variables: Variables): Filter {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$all needs an array');
  if (operand.length === 0) return { kind: 'always', value: false };
  const filters = operand.map((value): Filter => {
    if (isRegex(value)) return at(path, { kind: 'regex', pattern: toPattern(value) });
    if (isOperators(value)) {
      if (!('$elemMatch' in value)) throw new MongoError('BadValue', 'no $ expressions in $all');
      return at(path, elementCondition(value.$elemMatch, variables));
    }
    return at(path, { kind: 'equals', value });
  });
  return all(filters);
}

function elementCondition(operand: unknown, variables: Variables): Condition {
  if (!isDocument(operand)) throw new MongoError('BadValue', '$elemMatch needs an Object');
  const first = Object.keys(operand)[0] ?? '';
  const logical = first === '$and' || first === '$or' || first === '$nor';
  if (isOperators(operand) && !logical) {
    return { kind: 'elementValues', conditions: parseOperators('', operand, variables) };
  }
  return { kind: 'elementMatches', filter: parseFilter(operand, variables) };
}
