import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

const DEPTH = 4;

type Field = GraphQLField<unknown, unknown>;

/** Selects all fields of a type that need no arguments, up to a depth. */
function selection(type: GraphQLNamedType, depth: number): string {
  if (isAbstractType(type)) return '{ __typename }';
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const asked = fields.flatMap(({ name, type: of }) => {
    const named = getNamedType(of);
    if (isLeafType(named)) return [name];
    return depth > 1 ? [`${name} ${selection(named, depth - 1)}`] : [];
  });
  return `{ ${asked.length > 0 ? asked.join(' ') : '__typename'} }`;
}

/** Builds a document for a field of Query or Mutation: every argument a variable, nearly every field selected. */
export function documentOf(kind: 'query' | 'mutation', { name, args, type }: Field): string {
  const declared = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const [variables, values] = args.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  const named = getNamedType(type);
  return `${kind} Walk${variables} { ${name}${values} ${selection(named, isWide(named) ? 2 : DEPTH)} }`;
}

/** Catalogue types are wide: two levels suffice. */
const isWide = (type: GraphQLNamedType) =>
  /^(?:Product|Category|Brand|Listing|Promotion|Navigation|Home|Cart|.*CardList|TelehealthService)/.test(
    type.name,
  );

/** Returns a document for every field of Query and Mutation, by name. */
export function operationsOf(schema: GraphQLSchema): Map<string, string> {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return new Map([
    ...queries.map((field) => [field.name, documentOf('query', field)] as const),
    ...mutations.map((field) => [field.name, documentOf('mutation', field)] as const),
  ]);
}
