import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { documentOf } from '../roles/selection';

/** Where a value stands among an operation's variables, and its type there. */
export interface Position {
  path: readonly (string | number)[];
  type: GraphQLInputType;
}

/** A field of Query or Mutation that takes arguments, all of them as variables. */
export interface Operation {
  name: string;
  query: string;
  /** A value of the right type for every argument and every input field. */
  variables: Record<string, unknown>;
  positions: readonly Position[];
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-12-01T00:00:00.000Z',
  Float: 1,
  ID: '1',
  Int: 1,
  String: 'x',
};

/** @returns a value that the type accepts, with every field of input objects */
function validValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return validValue(type.ofType);
  if (isListType(type)) return [validValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, validValue(field.type)]),
    );
  if (type.name in SCALARS) return SCALARS[type.name];
  throw new Error(`Give the scalar ${type.name} a value in test/bad-input/operations.ts`);
}

/** @returns the position of a value and those of all values inside it */
function positionsIn(path: Position['path'], type: GraphQLInputType): Position[] {
  const nullable = isNonNullType(type) ? type.ofType : type;
  const own = { path, type };
  if (isListType(nullable)) return [own, ...positionsIn([...path, 0], nullable.ofType)];
  if (!isInputObjectType(nullable)) return [own];
  const fields = Object.values(nullable.getFields());
  return [own, ...fields.flatMap((field) => positionsIn([...path, field.name], field.type))];
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
