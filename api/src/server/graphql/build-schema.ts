import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import type { ApiContext } from '../context';
import { DATE_TIME } from './date-time';

/** Resolvers of one domain: type, then field. `__resolveType` returns the concrete type of an interface or union. */
// biome-ignore lint/suspicious/noExplicitAny: parents and arguments are typed where the resolvers are written
export type ResolverMap = Record<string, Record<string, any>>;

type Resolver = GraphQLFieldResolver<unknown, ApiContext>;

function attach(schema: GraphQLSchema, typeName: string, name: string, resolver: unknown): void {
  const type = schema.getType(typeName);
  if ((isInterfaceType(type) || isUnionType(type)) && name === '__resolveType') {
    type.resolveType = resolver as typeof type.resolveType;
    return;
  }
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`There is a resolver for ${typeName}.${name}, which the schema does not have`);
  if (field.resolve) throw new Error(`Two domains resolve ${typeName}.${name}`);
  field.resolve = resolver as Resolver;
}

/** Builds the executable schema. Throws if a resolver has no field, or a field two resolvers. */
export function buildApiSchema(text: string, domains: readonly ResolverMap[]): GraphQLSchema {
  const schema = buildSchema(text);
  for (const domain of domains) {
    for (const [typeName, fields] of Object.entries(domain)) {
      for (const [name, resolver] of Object.entries(fields)) attach(schema, typeName, name, resolver);
    }
  }
  const scalar = schema.getType('DateTime');
  if (isScalarType(scalar)) Object.assign(scalar, DATE_TIME);
  return schema;
}
