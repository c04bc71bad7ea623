import { GraphQLError, type GraphQLScalarTypeConfig, Kind } from 'graphql';

const INVALID = 'DateTime must be an ISO 8601 date-time with a zone';
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function parse(value: unknown): Date {
  const date = typeof value === 'string' && WITH_ZONE.test(value) ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime())) throw new GraphQLError(INVALID);
  return date;
}

/** Scalar DateTime: Date objects inside, ISO 8601 in UTC outside. */
export const dateTime: Partial<GraphQLScalarTypeConfig<Date, string>> = {
  serialize: (value) => (value instanceof Date ? value : parse(value)).toISOString(),
  parseValue: parse,
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING) throw new GraphQLError(INVALID);
    return parse(node.value);
  },
};
