import { type FieldMessages, valueInvalidAt } from '@saltbush/contract';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { checkVariable, type Report, type Variables } from './check-variable';

/** A longer list is of no use: a request can contain thousands of invalid values. */
const MAX_PROBLEMS = 10;

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
