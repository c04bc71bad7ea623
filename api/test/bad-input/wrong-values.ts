import { type GraphQLInputType, getNullableType, isInputObjectType } from 'graphql';
import type { Operation, Position } from './operations';

const DEEP = 400;
const HUGE = 'x'.repeat(20_000);

const deep = (): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < DEEP; level += 1) value = level % 2 ? [value] : { x: value };
  return value;
};

/** JSON.parse keeps `__proto__` as a key; a literal would set the prototype. */
const prototypeKeys = (): unknown =>
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');

/** Values that are wrong at some positions; the types decide at which. `undefined` leaves the value out. */
const WRONG: Readonly<Record<string, () => unknown>> = {
  'left out': () => undefined,
  null: () => null,
  'a fraction': () => 1.5,
  'a number as text': () => '5',
  'more than 32 bits': () => 2_147_483_648,
  'not a number': () => 'NaN',
  'a truth value': () => true,
  'huge text': () => HUGE,
  'a lone surrogate and a null character': () => '\ud800\u0000',
  'an operator of the database': () => ({ $ne: null }),
  'several values': () => ['x', 'y'],
  'an empty list': () => [],
  'a list in a list': () => [[['x']]],
  'deep nesting': deep,
  'prototype keys': prototypeKeys,
};

/** Fields added to input objects. */
const EXTRA: Readonly<Record<string, string>> = {
  'an unknown field': '{"no_such_field":1}',
  'a prototype as a field': '{"__proto__":{"isAdmin":true}}',
};

export interface WrongVariables {
  kind: string;
  path: string;
  variables: Record<string, unknown>;
}

/** @returns a copy of the variables with another value at a position */
function withValue(
  variables: object,
  [key, ...rest]: Position['path'],
  change: (old: unknown) => unknown,
): object {
  const copy: Record<string | number, unknown> = Array.isArray(variables)
    ? ([...variables] as unknown as Record<number, unknown>)
    : { ...variables };
  if (key === undefined) return copy;
  const old = copy[key];
  copy[key] = rest.length > 0 ? withValue(old as object, rest, change) : change(old);
  return copy;
}

const isObject = (type: GraphQLInputType) => isInputObjectType(getNullableType(type));

/** @returns an operation's variables with one wrong value each, for every position and kind */
export function wrongVariablesOf({ variables, positions }: Operation): WrongVariables[] {
  return positions.flatMap(({ path, type }) => {
    const make = (kind: string, change: (old: unknown) => unknown): WrongVariables => ({
      kind,
      path: path.join('.'),
      variables: withValue(variables, path, change) as Record<string, unknown>,
    });
    const wrong = Object.entries(WRONG).map(([kind, value]) => make(kind, value));
    const extra = Object.entries(EXTRA).map(([kind, json]) =>
      make(kind, (old) => Object.assign(JSON.parse(json), old)),
    );
    return isObject(type) ? [...wrong, ...extra] : wrong;
  });
}
