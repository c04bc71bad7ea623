import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';

/** Variables as a client sent them. */
export type Variables = Readonly<Record<string, unknown>>;
/** Called with the path of each value that is wrong. */
export type Report = (path: readonly (string | number)[]) => void;

/**
 * The longest text of a variable: more than the address of a page can hold. Without it, what takes time by the square of
 * a text's length would keep everybody waiting.
 */
const MAX_TEXT = 20_000;

/** No input is nested deeper; what is, has the wrong type. */
const MAX_DEPTH = 12;

function checkLengths(value: unknown, path: readonly (string | number)[], report: Report): void {
  if (typeof value === 'string' && value.length > MAX_TEXT) report(path);
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return;
  for (const [key, part] of Object.entries(value)) checkLengths(part, [...path, key], report);
}

/** Checks a variable against its definition: what is missing, of another type, or longer than any text is. */
export function checkVariable(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  given: Variables,
  report: Report,
): void {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) return;
  if (!Object.hasOwn(given, name)) {
    if (isNonNullType(type) && !definition.defaultValue) report([name]);
    return;
  }
  checkLengths(given[name], [name], report);
  // The library's messages repeat the value, which may be a secret, and name types of the schema.
  coerceInputValue(given[name], type, (path) => report([name, ...path]));
}
