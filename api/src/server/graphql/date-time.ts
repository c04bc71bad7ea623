import { isKnownYear } from '@saltbush/contract';
import { GraphQLError } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

type Parse<Name extends 'parseValue' | 'parseLiteral'> = (typeof GraphQLDateTimeISO)[Name];

/** Days are added to instants, and their sums must have four digits of a year too. */
function withinKnownYears(at: Date): Date {
  if (isKnownYear(at.getUTCFullYear())) return at;
  throw new GraphQLError('A DateTime must be from 1900 to 2199.');
}

const parseValue: Parse<'parseValue'> = (value) => withinKnownYears(GraphQLDateTimeISO.parseValue(value));
const parseLiteral: Parse<'parseLiteral'> = (node, variables) =>
  withinKnownYears(GraphQLDateTimeISO.parseLiteral(node, variables));

/** How the api reads and writes a DateTime: ISO 8601 with a zone, in the years that a shop can mean. */
export const DATE_TIME = { serialize: GraphQLDateTimeISO.serialize, parseValue, parseLiteral };
