import type { GraphQLField, GraphQLSchema } from 'graphql';
import { documentOf } from '../roles/selection';
import { type Position, positionsIn } from './positions';
import { validValue } from './valid-value';

/** A field of Query or Mutation that takes arguments, all of them as variables. */
export interface Operation {
  name: string;
  query: string;
  /** A value of the right type for every argument and every input field. */
  variables: Record<string, unknown>;
  positions: readonly Position[];
}

function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Operation {
  return {
    name: field.name,
    query: documentOf(kind, field),
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, validValue(type)])),
    positions: field.args.flatMap(({ name, type }) => positionsIn([name], type)),
  };
}

/** @returns every operation of the schema that takes arguments: a new one is covered by being in the schema */
export function operationsWithInput(schema: GraphQLSchema): Operation[] {
  const fieldsOf = (type: ReturnType<GraphQLSchema['getQueryType']>) =>
    Object.values(type?.getFields() ?? {}).filter(({ args }) => args.length > 0);
  return [
    ...fieldsOf(schema.getQueryType()).map((field) => operationOf('query', field)),
    ...fieldsOf(schema.getMutationType()).map((field) => operationOf('mutation', field)),
  ];
}
