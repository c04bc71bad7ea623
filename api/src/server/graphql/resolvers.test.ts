import { type GraphQLObjectType, isInterfaceType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../domains';
import { buildApiSchema } from './build-schema';
import { readSchemaText } from './schema-text';

const schema = buildApiSchema(
  readSchemaText(),
  DOMAINS.flatMap(({ resolvers }) => (resolvers ? [resolvers] : [])),
);

const unresolved = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {})
    .filter(({ resolve }) => !resolve)
    .map(({ name }) => name);

describe('the schema', () => {
  it('has a resolver for every query and mutation', () => {
    expect(unresolved(schema.getQueryType())).toEqual([]);
    expect(unresolved(schema.getMutationType())).toEqual([]);
  });

  it('resolves the concrete type of every interface', () => {
    const types = Object.values(schema.getTypeMap()).filter(isInterfaceType);
    expect(types.filter(({ resolveType }) => !resolveType)).toEqual([]);
  });

  it('describes every type, field, argument and value [3-01]', () => {
    const missing: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (!type.astNode) continue;
      if (!type.description) missing.push(type.name);
      if ('getValues' in type) {
        for (const value of type.getValues())
          if (!value.description) missing.push(`${type.name}.${value.name}`);
      }
      if (!('getFields' in type)) continue;
      for (const field of Object.values(type.getFields())) {
        if (!field.description) missing.push(`${type.name}.${field.name}`);
        const args = 'args' in field ? field.args : [];
        for (const arg of args) if (!arg.description) missing.push(`${type.name}.${field.name}(${arg.name})`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('refuses resolvers without a field and fields with two resolvers', () => {
    const text = 'type Query { a: Int }';
    const resolver = { Query: { a: () => 1 } };
    expect(() => buildApiSchema(text, [{ Query: { b: () => 1 } }])).toThrow('Query.b');
    expect(() => buildApiSchema(text, [resolver, resolver])).toThrow('Two domains resolve Query.a');
  });
});
