import { type FieldMessages, valueInvalidAt } from '@saltbush/contract';
import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';

/** A longer list is of no use: a request can contain thousands of invalid values. */
const MAX_PROBLEMS = 10;

type Variables = Readonly<Record<string, unknown>>;
type Report = (path: readonly (string | number)[]) => void;

function checkVariable(
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

/**
 * The one check of an operation's variables, before it is executed in either way.
 * @param given the request's variables, as parsed from JSON
 * @returns messages by path, such as `input.items.0.quantity`, at most 10; null if every variable is valid
 */
export function variableProblems(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Variables,
): FieldMessages | null {
  const paths = new Set<string>();
  const report: Report = (path) => {
    if (paths.size < MAX_PROBLEMS) paths.add(path.join('.'));
  };
  for (const definition of variableDefinitions) checkVariable(schema, definition, given, report);
  return paths.size === 0 ? null : Object.fromEntries([...paths].map((path) => [path, valueInvalidAt(path)]));
}
