import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-12-01T00:00:00.000Z',
  Float: 1,
  ID: '1',
  Int: 1,
  String: 'x',
};

/** @returns a value that the type accepts, with every field of input objects */
export function validValue(type: GraphQLInputType): unknown {
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
