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

/** Checks a variable against its definition: what is missing, and what is of another type. */
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
  // The library's messages repeat the value, which may be a secret, and name types of the schema.
  coerceInputValue(given[name], type, (path) => report([name, ...path]));
}
