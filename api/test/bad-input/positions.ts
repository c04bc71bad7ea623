import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';

/** Where a value stands among an operation's variables, and its type there. */
export interface Position {
  path: readonly (string | number)[];
  type: GraphQLInputType;
}

/** @returns the position of a value and those of all values inside it */
export function positionsIn(path: Position['path'], type: GraphQLInputType): Position[] {
  const nullable = isNonNullType(type) ? type.ofType : type;
  const own = { path, type };
  if (isListType(nullable)) return [own, ...positionsIn([...path, 0], nullable.ofType)];
  if (!isInputObjectType(nullable)) return [own];
  const fields = Object.values(nullable.getFields());
  return [own, ...fields.flatMap((field) => positionsIn([...path, field.name], field.type))];
}
