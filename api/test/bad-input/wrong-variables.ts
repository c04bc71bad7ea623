import { type GraphQLInputType, getNullableType, isInputObjectType } from 'graphql';
import type { Operation } from './operations';
import type { Position } from './positions';
import { EXTRA, WRONG } from './wrong-values';

/** Variables of which one value is wrong. */
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
